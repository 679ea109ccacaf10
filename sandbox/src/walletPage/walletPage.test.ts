import { expect, test, vi } from 'vitest'
import { createDevAccounts } from '../chains/createDevAccounts.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()

test('the page is described, and allows nothing but this origin', async () => {
  const { services, faults } = await sandbox.describe()
  expect(services.walletPage).toBe(`${sandbox.origin}/wallet`)
  expect(faults.services.walletPage).toEqual(['getPage', 'getScript'])
  const response = await sandbox.get('/wallet?uri=wc:x')
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`default-src 'none'; script-src 'self'`)
  expect(policy).toContain(`connect-src 'self'`)
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect(await response.text()).toContain(`<style nonce="${nonce}">`)
})

test('the script is one script without imports, with the accounts of Erin and Frank', async () => {
  const erinAndFrank = createDevAccounts().slice(4, 6)
  const response = await sandbox.get('/wallet/script.js')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  const script = await response.text()
  expect(script).not.toMatch(/^\s*(?:import|export)\b/m)
  for (const { account } of erinAndFrank) expect(script).toContain(account.address)
})
