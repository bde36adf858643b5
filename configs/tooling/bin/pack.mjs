#!/usr/bin/env node
// Creates the immutable release folder of a widget or of the embed script from webpack's output.
import { packRelease } from '../src/release/packRelease.mjs';

const { folder, files } = await packRelease(process.cwd());
for (const [file, { raw, brotli }] of Object.entries(files))
  process.stdout.write(`${folder}${file}  ${raw} B, ${brotli} B brotli\n`);
