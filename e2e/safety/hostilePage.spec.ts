import { openModal } from '../support/connect.ts'
import { modal, sandboxWallet } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

// T15, T16
test('a malformed or hostile announcement hides no other wallet and runs no script', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const provider = { on() {}, removeListener() {}, request: async () => [] }
    const svg = (body: string) =>
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="parent.__pwned=1">${body}</svg>`)}`
    const details: unknown[] = [
      undefined,
      { info: null, provider },
      { info: { uuid: 1, name: {}, icon: 7, rdns: [] }, provider },
      {
        info: {
          uuid: 'a',
          name: '<img src=x onerror=__pwned=1>',
          icon: svg('<script>__pwned=1</script>'),
          rdns: 'evil.markup',
        },
        provider,
      },
      {
        info: {
          uuid: '00000000-0000-4000-8000-000000000001',
          name: 'Sandbox Wallet',
          icon: 'https://icons.example/x.png',
          rdns: 'evil.impostor',
        },
        provider,
      },
      { info: { uuid: 'c', name: '__proto__', icon: 'javascript:__pwned=1', rdns: '__proto__' }, provider },
    ]
    const announce = () => {
      for (const detail of details)
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  await visit({ siwx: false })
  await openModal(page)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
  // Names are free to choose: the rdns says whose it is.
  await expect(modal(page).card.getByTestId('wallet-selector-evil.impostor')).toContainText('evil.impostor')
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  await modal(page).wallet(sandboxWallet).click()
  await expect(modal(page).card).toBeHidden()
})

test('hostile styles of the host page do not affect the modal', async ({ page, visit }) => {
  await visit()
  await openModal(page)
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
  const box = await modal(page).card.boundingBox()
  await page.addStyleTag({
    content:
      '* { all: unset !important } div { width: 900px !important; color: red !important } button { display: none !important }',
  })
  expect(await modal(page).card.boundingBox()).toEqual(box)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
})
