import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../operating/listen.ts'
import { toFiles } from '../pageFiles/toFiles.ts'
import { framePageHtml } from '../pages/framePageHtml.ts'
import { checkScripts } from './checkScripts.ts'

const { integrity, modules, worker } = toFiles({ 'main.js': 'main()', 'later-1.js': 'later()' }, 'join()')
const { html } = framePageHtml({
  title: 'Wallet',
  config: { origins: [], keeper: 'https://keeper.example', chains: [] },
  hostOrigins: [],
  connectSources: [],
  integrity,
})

async function check(page: string, changed: Readonly<Record<string, string>> = {}, type = 'text/javascript') {
  const scripts: Readonly<Record<string, string>> = { ...modules, 'worker.js': worker, ...changed }
  const app = new Hono().get('/scripts/:name', (context) =>
    context.body(scripts[context.req.param('name')] ?? '', 200, { 'Content-Type': type }),
  )
  const server = await listen({ port: 0, hostname: '127.0.0.1', fetch: app.fetch })
  onTestFinished(() => server.close({ graceMs: 0 }))
  const origin = `http://127.0.0.1:${server.port}`
  const findings = await checkScripts({ origin, html: page, integrity })
  return findings.map(({ level, text }) => `${level}: ${text.replace(origin, '')}`)
}

test('scripts as they were released are fine', async () => {
  expect(await check(html)).toEqual(['ok: Its 3 scripts are those of this release'])
})

// T1
test.each(['main.js', 'later-1.js', 'worker.js'])('a changed %s is a problem', async (name) => {
  expect(await check(html, { [name]: 'steal()' })).toEqual([
    `problem: /scripts/${name} is not the script of this release`,
  ])
})

// T1
test.each([
  ['another script', html.replace('</body>', '<script src="scripts/other.js"></script></body>')],
  ['another script, in capitals', html.replace('</body>', '<SCRIPT>steal()</SCRIPT></body>')],
  ['no hash at the entry', html.replace(/ integrity="[^"]*"/, '')],
  ['no hashes of modules', html.replace(/<script type="importmap">.*<\/script>/, '')],
  [
    'another hash of a module',
    html.replace('"./scripts/worker.js":"sha384-', '"./scripts/worker.js":"sha384-A'),
  ],
])('a page with %s is a problem', async (_, page) => {
  expect(page).not.toBe(html)
  expect(await check(page)).toEqual(['problem: /sdk loads other scripts than that of this release'])
})

test('a script of another type is one that browsers do not run', async () => {
  expect(await check(html, {}, 'text/plain')).toContain(
    'problem: Browsers do not run /scripts/main.js (200, text/plain)',
  )
})
