// Tabs and an accordion as a page builder makes them.
document.addEventListener('click', event => {
  const tab = event.target.closest('.su-tabs-nav span');
  if (tab) {
    const all = [...tab.parentElement.children];
    const panes = tab.closest('.su-tabs').querySelectorAll('.su-tabs-pane');
    all.forEach((one, index) => {
      one.classList.toggle('su-tabs-current', one === tab);
      one.setAttribute('aria-selected', String(one === tab));
      panes[index].hidden = one !== tab;
    });
  }
  const title = event.target.closest('.su-spoiler-title');
  if (title) {
    const content = title.nextElementSibling;
    content.hidden = !content.hidden;
    title.setAttribute('aria-expanded', String(!content.hidden));
  }
});
document.addEventListener('keydown', event => {
  if (!['Enter', ' '].includes(event.key) || !event.target.matches('.su-tabs-nav span, .su-spoiler-title')) return;
  event.preventDefault();
  event.target.click();
});
