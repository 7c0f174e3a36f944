import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const [, php = ''] =
  /```php\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')) ?? [];
const part = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const hasPhp = spawnSync('php', ['--version']).status === 0;

describe.skipIf(!hasPhp)('the README’s function for WordPress', () => {
  it('takes the shop’s scripts and their libraries off, and leaves all settings and other scripts', () => {
    const code = [part('wordpress.php'), php, part('page.php').replace('<?php', '')].join('\n');
    const { stdout, stderr } = spawnSync('php', ['-d', 'display_errors=stderr'], { input: code, encoding: 'utf8' });
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    expect(lines.filter(line => line.startsWith('file'))).toEqual(['file payment.js']);
    expect(lines.filter(line => line.startsWith('settings')).map(line => line.slice(9))).toEqual([
      'wc_country_select_params',
      'wc_checkout_params',
      '_zxcvbnSettings',
      'pwsL10n',
      'wc_password_strength_meter_params',
      'cnArgs',
      'mc4wp',
    ]);
  });
});
