#!/usr/bin/env node
// Runs Stryker on one area of the package in the current folder: mutate.mjs '{"name":"store"}'.
// scripts/mutation/areas.mjs defines the areas; npm run mutation starts this for each.
import { Stryker } from '@stryker-mutator/core';
import { mutationConfig } from '../src/mutation/mutationConfig.mjs';
import { linkWorkspaceFiles } from '../src/mutation/linkWorkspaceFiles.mjs';
import { isListOf, isObjectWith, isOptional, isText, parseJson } from '../src/parseJson.mjs';

const area = parseJson(process.argv[2] ?? '{}', {
  from: 'The argument of mutate.mjs',
  isRight: isObjectWith({
    name: isText,
    mutate: isOptional(isListOf(isText)),
    tests: isOptional(isListOf(isText)),
  }),
  expected: 'an area of scripts/mutation/areas.mjs; npm run mutation hands it in',
});
const unlink = linkWorkspaceFiles(process.cwd());
try {
  await new Stryker(mutationConfig(area)).runMutationTest();
} finally {
  unlink();
}
