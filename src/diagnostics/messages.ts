import { type MessageParams, translator, wantsEnglish } from '../core/messages';

/** Slovenian texts. A check has two: `report.<id>` says what was found, `report.<id>.fix` what to do about it. */
const sl = {
  'report.summary': 'shop-widgets {version}: delujejo {awake}, čakajo {asleep}, navadni {plain}',
  'report.nothing': 'Na strani ni ničesar, kar bi gradniki prevzeli.',
  'report.awake': 'Delujejo ({n})',
  'report.asleep': 'Čakajo ({n})',
  'report.plain': 'Ostajajo navadni ({n})',
  'report.scripts': 'Skripti z istim delom ({n})',
  'report.settings': 'Manjkajoče nastavitve ({n})',
  'report.problems': 'Težave ({n})',
  'report.fix': 'Rešitev: {fix}',

  'report.loading': 'Ravno se nalaga.',
  'report.wakes': 'Začne delovati, {reasons}.',
  'report.wakes.interaction': 'ko ga kdo uporabi',
  'report.wakes.visible': 'ko se približa vidnemu delu strani',
  'report.wakes.idle': 'ko je stran naložena in ima brskalnik čas',
  'report.wakes.cart': 'ko je kaj v košarici',
  'report.wakes.narrow': 'ko je okno široko največ 1024 px',
  'report.wakes.at-once': 'takoj ko se naloži',

  'report.off': 'Ta element ali eden okoli njega ima data-shop-widgets="off".',
  'report.off.fix': 'Če želite tu gradnik, ta atribut odstranite.',
  'report.disabled': 'Izključen je v nastavitvah strani.',
  'report.disabled.fix': 'V #shop-widgets-config odstranite „{name}“ iz "disabled".',
  'report.auto-mount': 'Na tej strani se noben gradnik ne zažene sam.',
  'report.auto-mount.fix':
    'Odstranite data-auto-mount="off" ali "autoMount": false ali pa pokličite ShopWidgets.mountAll().',
  'report.clash': 'Isto delo že opravlja skript strani: {script}.',
  'report.clash.fix': 'Umaknite ga s strani: z data-replace na oznaki shop-widgets.classic.js ali s shop-widgets.php.',
  'report.markup': 'Elementa ni mogoče prevzeti: {words}.',
  'report.markup.fix': 'Predlogo teme primerjajte z izvirno predlogo trgovine ali dodatka.',
  'report.cannot.fix': 'Skript dodatka pustite na strani: tega gradnik še ne zna.',
  'report.failed': 'Gradnik se je ustavil in element vrnil: {words}.',
  'report.failed.fix': 'Osvežite stran; če se ponovi, prijavite napako z besedilom iz konzole.',
  'report.chunk': 'Njegov skript se ni naložil.',
  'report.chunk.fix': 'Preverite, ali je mapa s shop-widgets.js na strežniku cela in je nič ne blokira.',
  'report.needs': 'Na strani ni nastavitev {setting}.',
  'report.taken': 'Element že ima gradnik {other}.',
  'report.taken.fix': 'Vsakemu gradniku dajte svoj element.',
  'report.missed': 'Ob pregledu strani ga ni bilo ali pa ga je ustavil skript.',
  'report.missed.fix': 'Po spremembi strani pokličite ShopWidgets.mountAll().',

  'report.running': 'teče',
  'report.held': 'zadržan',
  'report.given-back': 'vrnjen',
  'report.given-back.why': 'Vrnjen je bil: {reason}.',
  'report.given-back.fix': 'Odpravite vzrok in osvežite stran.',
  'report.script.left': 'V data-replace dodajte eno od imen {widgets} ali ime vzemite iz data-replace-not.',
  'report.script.kept': 'Izključeno: {widgets}. Zato to delo ostane skriptu.',
  'report.script.first': 'Oznako z data-replace postavite na začetek glave strani, pred ta skript.',

  'report.setting.plain': 'Brez njih seznami in obrazci izdelkov ostanejo navadni.',
  'report.setting.defaults': 'Brez njih velja privzeto namesto tega, kar je nastavila trgovina.',
  'report.setting.refused': 'Brez njih trgovina zavrne klice gradnika.',
  'report.setting.idle': 'Brez njih gradnik na tej strani ne naredi ničesar.',
  'report.setting.fix':
    'Skripta „{handle}“ ne odjavite: umaknite le njegovo datoteko, kot to naredita shop-widgets.php in data-replace.',
  'report.setting.ajax':
    'V nastavitvah izdelkov WooCommerce vklopite gumbe AJAX za dodajanje v košarico; če so vklopljeni, skripta „{handle}“ ne odjavite.',

  'report.jquery': 'jQuery ostaja na strani, ker ga uporablja ali bi ga lahko uporabljalo: {users}.',
  'report.jquery.none': 'jQuery je na strani, a ga ne uporablja nič.',
  'report.jquery.fix':
    'Naj vtičnik pregleda strani in ga umakne: v Nastavitve → Shop Widgets ali s filtrom shop_widgets_jquery, ki vrne „look“.',

  'report.config.element': '#shop-widgets-config ni script vrste application/json, zato se ne upošteva.',
  'report.config.element.fix': 'Uporabite script z id="shop-widgets-config" in type="application/json".',
  'report.config.place':
    '#shop-widgets-config stoji med vsebino ali nima oznake nonce, zato se ob data-replace ne upošteva.',
  'report.config.place.fix': 'Dajte ga v head, z isto oznako nonce, kot jo ima skript shop-widgets.',
  'report.config.json': '#shop-widgets-config ni en objekt JSON, zato velja vse privzeto.',
  'report.config.json.fix': 'Popravite vejice, narekovaje in oklepaje: {error}.',
  'report.config.key': 'Nastavitve „{key}“ ni.',
  'report.config.key.fix': 'Nastavitve so: {keys}.',
  'report.config.value': 'Vrednost nastavitve „{key}“ ni uporabna, zato velja privzeta.',
  'report.config.value.fix': 'Vrednost naj bo vrste {type}.',
  'report.config.name': 'V "disabled" je neznano ime „{name}“.',
  'report.config.name.fix': 'Uporabite ime iz razpredelnice gradnikov v README.',
  'report.tag.none': 'Na strani ni oznake z naslovom skripta, zato možnosti na njej ne štejejo.',
  'report.tag.none.fix': 'Skript naložite z lastno oznako in pod njegovim imenom.',
  'report.tag.several': 'Na strani je več oznak skripta: {addresses}.',
  'report.tag.several.fix': 'Pustite eno.',
  'report.tag.copies': 'Naloženih je več izvodov skripta: {addresses}. Stran ima prvi.',
  'report.tag.copies.fix': 'Pustite eno oznako in en naslov, tudi kar zadeva ?ver.',
  'report.styles.missing': 'Slogi gradnikov se niso naložili: {address}.',
  'report.styles.missing.fix': 'Preverite, ali je ob shop-widgets.js mapa styles in ali jo dovoli style-src.',
  'report.policy': 'Varnostni pravilnik strani ({directive}) je zavrnil: {what}.',
  'report.policy.fix': 'V {directive} dovolite {source}.',
  'report.marker': 'data-shop-widgets="{value}" na {label} ne pomeni ničesar.',
  'report.marker.fix': 'Šteje samo data-shop-widgets="off".',

  'report.title': 'Poročilo shop-widgets',
  'report.counts': 'Delujejo: {awake}, čakajo: {asleep}, navadni: {plain}',
  'report.close': 'Zapri poročilo',
  'report.copy': 'Kopiraj kot besedilo',
  'report.copied': 'Besedilo je kopirano.',
  'report.copyYourself': 'Brskalnik ne dovoli kopiranja. Besedilo je izbrano, kopirajte ga sami.',
  'report.text': 'Besedilo poročila',
  'report.show': 'Pokaži {label}',
  'report.hidden': '{label} zdaj na strani ni viden.',
  'report.fixes': 'Rešitev:',
};

export const en: Readonly<Record<keyof typeof sl, string>> = {
  'report.summary': 'shop-widgets {version}: awake {awake}, asleep {asleep}, plain {plain}',
  'report.nothing': 'There is nothing on the page that widgets would take over.',
  'report.awake': 'Awake ({n})',
  'report.asleep': 'Asleep ({n})',
  'report.plain': 'Plain ({n})',
  'report.scripts': 'Scripts that do the same job ({n})',
  'report.settings': 'Missing settings ({n})',
  'report.problems': 'Problems ({n})',
  'report.fix': 'Fix: {fix}',

  'report.loading': 'It is being loaded.',
  'report.wakes': 'It wakes {reasons}.',
  'report.wakes.interaction': 'when it is used',
  'report.wakes.visible': 'when it is about to come into view',
  'report.wakes.idle': 'when the page has loaded and the browser has time',
  'report.wakes.cart': 'when there is something in the cart',
  'report.wakes.narrow': 'when the window is 1024 px wide at most',
  'report.wakes.at-once': 'as soon as it is loaded',

  'report.off': 'This element, or one around it, has data-shop-widgets="off".',
  'report.off.fix': 'Take that attribute off if you want the widget here.',
  'report.disabled': 'The page configuration switches it off.',
  'report.disabled.fix': 'Take “{name}” out of "disabled" in #shop-widgets-config.',
  'report.auto-mount': 'No widget mounts by itself on this page.',
  'report.auto-mount.fix': 'Take data-auto-mount="off" or "autoMount": false away, or call ShopWidgets.mountAll().',
  'report.clash': 'A script of the page has the job already: {script}.',
  'report.clash.fix':
    'Take it off the page: by data-replace on the tag of shop-widgets.classic.js, or by shop-widgets.php.',
  'report.markup': 'The element can’t be taken over: {words}.',
  'report.markup.fix': 'Compare the theme’s template with the original one of the shop or the add-on.',
  'report.cannot.fix': 'Leave the add-on’s script on the page: the widget does not know that yet.',
  'report.failed': 'The widget stopped and gave the element back: {words}.',
  'report.failed.fix': 'Load the page anew; if it happens again, report it with what the console says.',
  'report.chunk': 'Its script did not load.',
  'report.chunk.fix': 'Check that the folder of shop-widgets.js is whole on the server and that nothing blocks it.',
  'report.needs': 'The settings {setting} are not on the page.',
  'report.taken': 'The widget {other} has the element already.',
  'report.taken.fix': 'Give each widget an element of its own.',
  'report.missed': 'It was not there when the page was looked through, or a script has ended it.',
  'report.missed.fix': 'Call ShopWidgets.mountAll() after the page has changed.',

  'report.running': 'runs',
  'report.held': 'held back',
  'report.given-back': 'given back',
  'report.given-back.why': 'It was given back: {reason}.',
  'report.given-back.fix': 'Mend the cause and load the page anew.',
  'report.script.left': 'Add one of the names {widgets} to data-replace, or take it out of data-replace-not.',
  'report.script.kept': 'Switched off: {widgets}. So this script keeps the job.',
  'report.script.first': 'Put the tag with data-replace first in the head, before this script.',

  'report.setting.plain': 'Without them lists and product forms stay plain.',
  'report.setting.defaults': 'Without them the defaults count, and not what the shop has set.',
  'report.setting.refused': 'Without them the shop refuses the calls of the widget.',
  'report.setting.idle': 'Without them the widget does nothing on this page.',
  'report.setting.fix':
    'Don’t dequeue the script “{handle}”: take only its file off, as shop-widgets.php and data-replace do.',
  'report.setting.ajax':
    'Switch on AJAX add-to-cart buttons in WooCommerce’s product settings; if they are on, don’t dequeue the script “{handle}”.',

  'report.jquery': 'jQuery stays on the page, as these use it or may: {users}.',
  'report.jquery.none': 'jQuery is on the page, but nothing uses it.',
  'report.jquery.fix':
    'Have the plugin look through the pages and take it off: in Settings → Shop Widgets, or by the filter shop_widgets_jquery that answers “look”.',

  'report.config.element': '#shop-widgets-config is not a script of type application/json, so it counts for nothing.',
  'report.config.element.fix': 'Use a script with id="shop-widgets-config" and type="application/json".',
  'report.config.place':
    '#shop-widgets-config stands in the content or has no nonce, so with data-replace it counts for nothing.',
  'report.config.place.fix': 'Put it into the head, with the same nonce as the tag of shop-widgets.',
  'report.config.json': '#shop-widgets-config is not one JSON object, so everything has its default.',
  'report.config.json.fix': 'Mend commas, quotes and braces: {error}.',
  'report.config.key': 'There is no setting “{key}”.',
  'report.config.key.fix': 'The settings are: {keys}.',
  'report.config.value': 'The value of “{key}” can’t be used, so its default counts.',
  'report.config.value.fix': 'Give it a value of the type {type}.',
  'report.config.name': '"disabled" holds an unknown name, “{name}”.',
  'report.config.name.fix': 'Use a name of the README’s table of widgets.',
  'report.tag.none': 'No tag on the page has the script’s address, so options on it don’t count.',
  'report.tag.none.fix': 'Load the script by a tag of its own and under its name.',
  'report.tag.several': 'There are several tags of the script on the page: {addresses}.',
  'report.tag.several.fix': 'Leave one.',
  'report.tag.copies': 'Several copies of the script were loaded: {addresses}. The first has the page.',
  'report.tag.copies.fix': 'Leave one tag and one address, ?ver included.',
  'report.styles.missing': 'The widgets’ styles did not load: {address}.',
  'report.styles.missing.fix': 'Check that the folder styles is beside shop-widgets.js and that style-src allows it.',
  'report.policy': 'The page’s security policy ({directive}) refused: {what}.',
  'report.policy.fix': 'Allow {source} in {directive}.',
  'report.marker': 'data-shop-widgets="{value}" on {label} means nothing.',
  'report.marker.fix': 'Only data-shop-widgets="off" counts.',

  'report.title': 'shop-widgets report',
  'report.counts': 'Awake: {awake}, asleep: {asleep}, plain: {plain}',
  'report.close': 'Close the report',
  'report.copy': 'Copy as text',
  'report.copied': 'The text was copied.',
  'report.copyYourself': 'The browser does not allow it. The text is selected: copy it yourself.',
  'report.text': 'Text of the report',
  'report.show': 'Show {label}',
  'report.hidden': '{label} can’t be seen on the page now.',
  'report.fixes': 'Fix:',
};

export type ReportKey = keyof typeof sl;

type IdOf<Key> = Key extends `report.${infer Id}.fix` ? (`report.${Id}` extends ReportKey ? Id : never) : never;

/** Id of a check, which has a text for what it found, and one for the fix. */
export type CheckId = IdOf<ReportKey>;

const slovenian = translator(sl);
const english = translator(en);

/** Both languages come with the report, so that the English texts of all pages do not contain these. */
export const tReport = (key: ReportKey, params?: MessageParams): string =>
  (wantsEnglish() ? english : slovenian)(key, params);

export const explain = (id: CheckId, params?: MessageParams) => ({
  why: tReport(`report.${id}`, params),
  fix: tReport(`report.${id}.fix`, params),
});
