// Stands for a live chat: adds its button.
(() => {
  window.chatStarts = (window.chatStarts ?? 0) + 1;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'demo-chat';
  button.textContent = 'Klepet';
  // Stays clear of the cookie notice.
  button.dataset.shopNoticeInset = '';
  document.body.append(button);
})();
