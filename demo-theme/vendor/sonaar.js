// Double of a player in the page's footer: plays the playlist whose id a row names.
(() => {
  const { src } = document.currentScript;
  const audio = document.createElement('audio');
  audio.className = 'demo-footer-player';
  // A pause before the start of playing rejects `play()`, which is no error.
  const play = () => void audio.play().catch(() => {});
  const player = {
    setPlayer({ id, autoplay }) {
      audio.src = new URL(`../audio/ton-${200 + Number(id)}.wav`, src).href;
      if (!audio.isConnected) document.body.append(audio);
      if (autoplay) play();
    },
    play,
    pause: () => audio.pause(),
  };
  window.IRON = { ...window.IRON, sonaar: { player } };
})();
