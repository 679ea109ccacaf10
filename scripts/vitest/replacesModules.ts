import { globSync, readFileSync } from 'node:fs'

const folders =
  '{bench,cli,codegen,docs,e2e,frame,generated,playground,sandbox,schemas,scripts,sdk,server,ui}'

/**
 * The test files that replace modules, or ask for modules of their own. Their imports must not be seen by other tests.
 *
 * @param root the repository's folder
 */
export function replacesModules(root: string): readonly string[] {
  return globSync(`${folders}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  }).filter((file) => /\bvi\s*\.(?:mock|doMock|resetModules)\(/.test(readFileSync(`${root}/${file}`, 'utf8')))
}
