/** Has the matches recorded that the screens are judged on, unless that was done from today's sources. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export default function record(): void {
  const own = join(ROOT, '.venv/bin/python');
  const python = process.env['TAMBO_PYTHON'] ?? (existsSync(own) ? own : 'python3');
  execFileSync(python, ['scripts/screen_frames.py', '--if-stale'], { cwd: ROOT, stdio: 'inherit' });
}
