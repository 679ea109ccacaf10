import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../tools/nodeTool.ts'

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

/** Files that violate one rule each. */
const planted = {
  'sdk/src/any.ts': ['export const value: any = 1\n', 'noExplicitAny'],
  'sdk/src/evaluated.ts': ["export const value = eval('1')\n", 'noGlobalEval'],
  'sdk/src/timer.ts': ["setTimeout('go()', 1)\n", 'noImpliedEval'],
  'sdk/src/talkative.ts': ["console.log('hello')\n", 'noConsole'],
  // Logs go through the functions that remove secrets.
  'sdk/src/raw.ts': ["console.warn('a reason', new Error('x'))\n", 'noConsole'],
  'ui/src/raw.ts': ["console.error('a reason', new Error('x'))\n", 'noConsole'],
  'sdk/src/first.ts': [
    "import { second } from './second.ts'\n\nexport const first = (): unknown => second()\n",
    'noImportCycles',
  ],
  'sdk/src/second.ts': [
    "import { first } from './first.ts'\n\nexport const second = (): unknown => first()\n",
    'noImportCycles',
  ],
  'sdk/src/Parent.ts': [
    "import type { Child } from './Child.ts'\n\nexport interface Parent {\n  readonly child?: Child\n}\n",
    'noImportCycles',
  ],
  'sdk/src/Child.ts': [
    "import type { Parent } from './Parent.ts'\n\nexport interface Child {\n  readonly parent?: Parent\n}\n",
    'noImportCycles',
  ],
  'sdk/src/certain.ts': ['export const length = (text?: string) => text!.length\n', 'noNonNullAssertion'],
  'sdk/src/everything.ts': ["export * from './any.ts'\n", 'noReExportAll'],
  'sdk/src/barrel.ts': ["export { value } from './any.ts'\n", 'noBarrelFile'],
  'sdk/src/long.ts': [
    `${'// one more line\n'.repeat(400)}export const value = 1\n`,
    'noExcessiveLinesPerFile',
  ],
  'ui/src/Html.tsx': [
    'export const Html = ({ html }: { html: string }) => (\n  <p dangerouslySetInnerHTML={{ __html: html }} />\n)\n',
    'noDangerouslySetInnerHtml',
  ],
  'ui/src/Link.tsx': ['export const Link = () => <a href="javascript:go()">go</a>\n', 'noScriptUrl'],
} as const

/** Similar files without a violation. */
const innocent = {
  'sdk/src/exports/index.ts': "export { value } from '../any.ts'\n",
  'sdk/src/foundation/platform/warn.ts': "console.warn('a reason')\n",
  'sdk/src/foundation/notices/createNotices.ts': "console.error('a reason')\n",
  'ui/src/kit/instance/logFailure.ts': "console.error('a reason')\n",
  'scripts/talkative.ts': "console.log('hello')\n",
  'generated/service/long.ts': `${'// one more line\n'.repeat(500)}export const value: any = 1\n`,
}

let root: string
let diagnostics: readonly Diagnostic[]

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-lint-'))
  cpSync(join(repositoryRoot, 'biome.json'), join(root, 'biome.json'))
  cpSync(join(repositoryRoot, '.gitignore'), join(root, '.gitignore'))
  for (const [file, [source]] of Object.entries(planted)) write(file, source)
  for (const [file, source] of Object.entries(innocent)) write(file, source)
  const { stdout } = spawnSync(
    process.execPath,
    [nodeTool('@biomejs/biome', 'biome'), 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: root, encoding: 'utf8' },
  )
  diagnostics = JSON.parse(stdout).diagnostics
}, 30_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, source: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
}

const rulesBrokenBy = (file: string) =>
  diagnostics
    .filter(({ location }) => location.path.replaceAll('\\', '/').endsWith(file))
    .map(({ category }) => category.split('/').at(-1))

test.each(Object.entries(planted))('%s is caught', (file, [, rule]) => {
  expect(rulesBrokenBy(file)).toContain(rule)
})

test.each(Object.keys(innocent))('%s passes', (file) => {
  expect(rulesBrokenBy(file)).toEqual([])
})
