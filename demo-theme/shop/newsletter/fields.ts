/** The author's own fields of the form at `/novice/`. */
export const PAGE_FIELDS = `<p><label>E-poštni naslov <span class="required" aria-hidden="true">*</span> <input type="email" name="EMAIL" placeholder="ime@primer.si" autocomplete="email" required></label></p>
<p><label>Ime <input type="text" name="FNAME" autocomplete="given-name"></label></p>
<p><label>Kaj vas zanima?
  <select name="INTEREST">
    <option value="">Izberite …</option>
    <option value="kuhinja">Kuhinja</option>
    <option value="tekstil">Tekstil</option>
    <option value="svetila">Svetila</option>
    <option value="podjetje">Oprema za podjetje</option>
  </select></label></p>
<p data-show-if="INTEREST:kuhinja|tekstil"><label>Najljubša barva <input type="text" name="COLOR"></label></p>
<div data-show-if="INTEREST:podjetje">
  <p><label>Podjetje <span class="required" aria-hidden="true">*</span> <input type="text" name="COMPANY" autocomplete="organization" required></label></p>
  <p><label>Spletna stran <input type="url" name="WEBSITE" placeholder="lipa.si" autocomplete="url"></label></p>
  <p data-show-if="WEBSITE:*"><label>Oseba za stike <span class="required" aria-hidden="true">*</span> <input type="text" name="CONTACT" required></label></p>
</div>
<fieldset>
  <legend>Obvestila</legend>
  <label><input type="checkbox" name="NOTICES[sms]" value="1"> Tudi s sporočilom SMS</label>
  <label><input type="checkbox" name="NOTICES[none]" value="1"> Brez rojstnodnevnega presenečenja</label>
</fieldset>
<p data-show-if="NOTICES[sms]"><label>Telefon <span class="required" aria-hidden="true">*</span> <input type="tel" name="PHONE" autocomplete="tel" required></label></p>
<p data-hide-if="NOTICES[none]"><label>Rojstni dan <input type="text" name="BIRTHDAY" placeholder="dd. mm."></label></p>
<input type="hidden" name="SOURCE" value="novice">
<p data-show-if="SOURCE:novice">Naročniki dobijo 10 % popusta na prvi nakup.</p>
<p><label><input type="checkbox" name="AGREE_TO_TERMS" value="1" required> Strinjam se, da mi trgovina Lipa pošilja novice. <span class="required" aria-hidden="true">*</span></label></p>
<p><input type="submit" class="button alt" value="Prijava na novice"></p>`;

/** Fields whose rules refer to missing fields, and to each other. */
export const ODD_FIELDS = `<p><label>E-poštni naslov <input type="email" name="EMAIL" required></label></p>
<p data-show-if="MISSING:da"><label>Brez polja <input type="text" name="LOST" required></label></p>
<p data-show-if="SECOND"><label>Prvo <input type="text" name="FIRST" required></label></p>
<p data-show-if="FIRST"><label>Drugo <input type="text" name="SECOND" required></label></p>
<p><input type="submit" class="button alt" value="Prijava na novice"></p>`;

/** The fields of the form in every footer. */
export const FOOTER_FIELDS = `<p><label>Novice na e-pošto <input type="email" name="EMAIL" placeholder="ime@primer.si" autocomplete="email" required></label>
<input type="submit" class="button" value="Prijava"></p>`;
