const RATE = 8000;
const HEADER = 44;

/** A quiet tone as a WAV file: 8 bits, mono. */
export function audioFile(hertz: number, seconds: number): Buffer {
  const samples = RATE * seconds;
  const file = Buffer.alloc(HEADER + samples);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at++) {
    file[HEADER + at] = 128 + Math.round(12 * Math.sin((2 * Math.PI * hertz * at) / RATE));
  }
  return file;
}
