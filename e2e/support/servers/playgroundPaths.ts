import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))
export const playgroundRoot = fileURLToPath(new URL('../../../playground', import.meta.url))
/** Separate from the playground's own build, so that a test run does not replace the files that `npm start` serves. */
export const playgroundBuild = fileURLToPath(new URL('../../../.cache/e2e/playground', import.meta.url))
