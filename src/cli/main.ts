#!/usr/bin/env node
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TRY_HELP, TRY_OPTIONS } from './args';
import { tryFromTerminal } from './tryShop';

const USAGE = `shop-widgets try https://my-shop.example [options]\n\n${TRY_HELP}`;

function typed() {
  try {
    const options = { ...TRY_OPTIONS, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const { values, positionals = [] } = typed() ?? {};
const [command, address, ...others] = positionals;
if (values && !values.help && command === 'try' && address && others.length === 0) {
  await tryFromTerminal(address, values, join(import.meta.dirname, '..'));
} else {
  console.log(USAGE);
  if (!values?.help) process.exitCode = 1;
}
