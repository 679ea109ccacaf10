import { build } from 'vite'
import { playgroundBuild, playgroundRoot } from './playgroundPaths.ts'

/** Global setup: builds the playground once, for the servers of all workers. */
export default async function buildPlayground(): Promise<void> {
  await build({
    root: playgroundRoot,
    logLevel: 'error',
    build: { outDir: playgroundBuild, emptyOutDir: true },
  })
}
