const RATE = 8000;
const HEADER = 44;

/** Answers `/audio/ton-{hertz}.wav`; `undefined` for any other address. */
export function audioAnswer(path: string): Response | undefined {
  const hertz = /^\/audio\/ton-(\d{2,4})\.wav$/.exec(path)?.[1];
  if (hertz === undefined) return undefined;
  return new Response(audioFile(Number(hertz), 12), { headers: { 'Content-Type': 'audio/wav' } });
}

/** A quiet tone as a WAV file: 8 bits, mono. */
function audioFile(hertz: number, seconds: number): Uint8Array<ArrayBuffer> {
  const samples = RATE * seconds;
  const file = new Uint8Array(HEADER + samples);
  const header = new DataView(file.buffer);
  const write = (text: string, at: number) => file.set(new TextEncoder().encode(text), at);
  write('RIFF', 0);
  header.setUint32(4, HEADER - 8 + samples, true);
  write('WAVEfmt ', 8);
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write('data', 36);
  header.setUint32(40, samples, true);
  for (let at = 0; at < samples; at++) {
    file[HEADER + at] = 128 + Math.round(12 * Math.sin((2 * Math.PI * hertz * at) / RATE));
  }
  return file;
}
