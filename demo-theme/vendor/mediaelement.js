// Stands for the platform's media player: counts how often it is asked to look.
(() => {
  window.wp = {
    ...window.wp,
    mediaelement: {
      initialize() {
        window.playerLooks = (window.playerLooks ?? 0) + 1;
      },
    },
  };
})();
