// Stands for a player in the page's footer: plays what a row names by the id of its playlist.
(() => {
  const audio = document.createElement('audio');
  audio.className = 'demo-footer-player';
  const player = {
    setPlayer({ id, autoplay }) {
      audio.src = `/audio/ton-${200 + Number(id)}.wav`;
      if (!audio.isConnected) document.body.append(audio);
      if (autoplay) void audio.play();
    },
    play: () => void audio.play(),
    pause: () => audio.pause(),
  };
  window.IRON = { ...window.IRON, sonaar: { player } };
})();
