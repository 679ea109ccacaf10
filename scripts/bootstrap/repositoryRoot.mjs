import { fileURLToPath } from 'node:url'

/** The folder that `package.json` of the whole lies in, without a slash at its end. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
