import { globSync, readFileSync } from 'node:fs'

const folders =
  '{bench,cli,codegen,docs,e2e,frame,generated,playground,sandbox,schemas,scripts,sdk,server,ui}'

/** Test files by the worker that they need. All others share one, and its modules, with any file. */
export interface TestGroups {
  /**
   * Files that have a worker of their own: those that replace modules, or ask for modules of their own, whose imports
   * must not be seen by other tests, and those with a document, in which kits and wallets of one file would meet the next.
   */
  readonly isolated: readonly string[]
  /** Files that start servers with Hono, which puts a `Request` and a `Response` of its own into the process. */
  readonly withServers: readonly string[]
}

/**
 * Reads from the test files of the repository what each needs. Vitest keeps a worker, with all that it has loaded, only
 * as long as the next file of its project needs the same environment: files with and without a document in one project
 * would load the modules again each time.
 *
 * @param root the repository's folder
 */
export function groupTests(root: string): TestGroups {
  const files = globSync(`${folders}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  }).map((path) => ({ path, code: readFileSync(`${root}/${path}`, 'utf8') }))
  const isIsolated = ({ code }: { code: string }) =>
    code.startsWith('// @vitest-environment happy-dom\n') ||
    /\bvi\s*\.(?:mock|doMock|resetModules)\(/.test(code)
  return {
    isolated: files.filter(isIsolated).map(({ path }) => path),
    withServers: files
      .filter((file) => !isIsolated(file) && /^(?:frame|sandbox)\//.test(file.path))
      .map(({ path }) => path),
  }
}
