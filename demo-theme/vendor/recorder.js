// Stands for a session recorder: keeps the names of the fields that it could read.
(() => {
  const fields = [...document.querySelectorAll('input:not([type="hidden"]), textarea, select')];
  window.recorderSaw = {
    site: window.recorderSettings?.site,
    fields: fields.filter(field => !field.closest('[data-recording-mask]')).map(field => field.name || field.id),
  };
})();
