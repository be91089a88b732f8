/** Small synthesised sounds, off until someone turns them on. No samples, no network. */
import type { Sound } from '../board-kit/game-screen';
import { keep, kept } from '../ui/local-storage';

interface Note {
  readonly hertz: number;
  readonly to?: number;
  readonly at: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const SCORES: Record<Sound, readonly Note[]> = {
  place: [
    { hertz: 196, to: 110, at: 0, seconds: 0.12, wave: 'triangle', loud: 0.5 },
    { hertz: 820, to: 500, at: 0, seconds: 0.03, wave: 'square', loud: 0.06 },
  ],
  step: [{ hertz: 150, to: 95, at: 0, seconds: 0.1, wave: 'triangle', loud: 0.4 }],
  gain: [
    { hertz: 523.25, at: 0, seconds: 0.14, wave: 'sine', loud: 0.22 },
    { hertz: 783.99, at: 0.09, seconds: 0.22, wave: 'sine', loud: 0.22 },
  ],
  loss: [{ hertz: 233, to: 116, at: 0, seconds: 0.35, wave: 'sawtooth', loud: 0.1 }],
  magic: [
    { hertz: 440, to: 880, at: 0, seconds: 0.3, wave: 'sine', loud: 0.14 },
    { hertz: 554, to: 1108, at: 0.06, seconds: 0.3, wave: 'sine', loud: 0.1 },
  ],
  end: [
    { hertz: 392, at: 0, seconds: 0.2, wave: 'triangle', loud: 0.25 },
    { hertz: 523.25, at: 0.16, seconds: 0.2, wave: 'triangle', loud: 0.25 },
    { hertz: 659.25, at: 0.32, seconds: 0.45, wave: 'triangle', loud: 0.25 },
  ],
};
const KEPT = 'sound';

class SoundBox {
  isOn = $state(kept(KEPT) === 'on');
  #context: AudioContext | undefined;

  toggle(): void {
    this.isOn = !this.isOn;
    keep(KEPT, this.isOn ? 'on' : 'off');
    if (this.isOn) this.play('place');
  }

  play(sound: Sound): void {
    if (!this.isOn || document.hidden) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    for (const note of SCORES[sound]) this.#sing(this.#context, note);
  }

  #sing(context: AudioContext, note: Note): void {
    const start = context.currentTime + note.at;
    const end = start + note.seconds;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = note.wave;
    voice.frequency.setValueAtTime(note.hertz, start);
    if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, end);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(note.loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(end + 0.02);
  }
}

export const soundBox = new SoundBox();
