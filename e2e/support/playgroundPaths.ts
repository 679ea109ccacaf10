import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
export const playgroundRoot = fileURLToPath(new URL('../../playground', import.meta.url))
/** Apart from the playground's own build, so that a test run does not pull the files from under `npm start`. */
export const playgroundBuild = fileURLToPath(new URL('../../.cache/e2e/playground', import.meta.url))
