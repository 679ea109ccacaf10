import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../operating/listen.ts'
import { toFiles } from '../pageFiles/toFiles.ts'
import { dashboardHtml } from '../pages/dashboardHtml.ts'
import { checkDashboard } from './checkDashboard.ts'

const keeperOrigin = 'https://keeper.example'
const { integrity } = toFiles({ 'main.js': 'main()', 'dashboard.js': 'dashboard()' }, 'join()')
const { html, contentSecurityPolicy } = dashboardHtml({
  config: {
    ...{ title: 'Wallet', origins: [], keeper: keeperOrigin, chains: [] },
    ...{ providers: [], hasPasskeys: false },
  },
  connectSources: [keeperOrigin],
  integrity,
})

async function check({ page = html, policy = contentSecurityPolicy, path = '/dashboard' } = {}) {
  const app = new Hono().get(path, (context) =>
    context.html(page, 200, policy === '' ? {} : { 'Content-Security-Policy': policy }),
  )
  const server = await listen({ port: 0, hostname: '127.0.0.1', fetch: app.fetch })
  onTestFinished(() => server.close({ graceMs: 0 }))
  const origin = `http://127.0.0.1:${server.port}`
  const findings = await checkDashboard({ origin, keeperOrigin, integrity })
  return findings.map(({ level, text }) => `${level}: ${text.replace(origin, '')}`)
}

test('the dashboard as the service sends it is fine', async () => {
  expect(await check()).toEqual(['ok: /dashboard is that of this release, and no page embeds it'])
})

// T18
test.each([
  [
    'https://evil.example',
    contentSecurityPolicy.replace("frame-ancestors 'none'", 'frame-ancestors https://evil.example'),
  ],
  ['missing', contentSecurityPolicy.replace("; frame-ancestors 'none'", '')],
])('pages that may embed it are a problem: %s', async (ancestors, policy) => {
  expect(await check({ policy })).toEqual([
    `problem: Pages may embed /dashboard, where users see their recovery phrase: frame-ancestors is ${ancestors}`,
  ])
})

// T1
test.each([
  ['another script', html.replace('</body>', '<script src="scripts/other.js"></script></body>')],
  ['another entry', html.replace('scripts/dashboard.js"', 'scripts/main.js"')],
])('%s is a problem', async (_, page) => {
  expect(page).not.toBe(html)
  expect(await check({ page })).toEqual(['problem: /dashboard loads other scripts than that of this release'])
})

test('a policy that allows more, or not the keeper, or none at all, is a problem', async () => {
  const inline = contentSecurityPolicy.replace("script-src 'self'", "script-src 'unsafe-inline'")
  expect(await check({ policy: inline })).toEqual([
    "problem: The policy of /dashboard allows scripts by 'unsafe-inline'",
  ])
  expect(await check({ policy: contentSecurityPolicy.replace(keeperOrigin, '') })).toEqual([
    `problem: Browsers do not let /dashboard ask the keeper: connect-src lacks ${keeperOrigin}`,
  ])
  expect(await check({ policy: '' })).toContain('problem: The policy of /dashboard allows any script')
})

test('a dashboard that does not answer is a problem', async () => {
  expect(await check({ path: '/elsewhere' })).toEqual(['problem: /dashboard does not answer (404)'])
})
