import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('a visitor logs in by e-mail at the app’s own frame, and is logged in after a reload', async ({
  context,
  page,
  baseURL,
}) => {
  const folder = process.env.APP_FOLDER ?? ''
  const program = join(folder, 'node_modules/@wallet-kit/frame/dist/command/main.js')
  const frame = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, FRAME_HOST_ORIGINS: baseURL },
  })
  let printed = ''
  for (const stream of [frame.stdout, frame.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  const find = async (pattern: RegExp) => {
    await expect.poll(() => printed, { timeout: 20_000 }).toMatch(pattern)
    return pattern.exec(printed)?.[1] ?? ''
  }
  try {
    await find(/("listening","party":"service")/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('textbox').first().fill('ada@app.example')
    await page.keyboard.press('Enter')

    const confirmation = await context.newPage()
    await confirmation.goto(await find(/(http:\/\/localhost:4101\/confirm\S+)/))
    await confirmation.getByRole('button').first().click()
    const code = await find(/^\D*(\d{6})\D*$/m)
    await page.bringToFront()
    await page.getByRole('textbox').first().pressSequentially(code)
    const account = page.getByRole('region', { name: 'Account' })
    await expect(account).toContainText(/0x[0-9a-fA-F]{40}/, { timeout: 20_000 })
    const address = /0x[0-9a-fA-F]{40}/.exec((await account.textContent()) ?? '')?.[0] ?? ''

    await page.reload()
    await expect(account).toContainText(address)
  } finally {
    frame.kill()
    await new Promise((resolve) => frame.once('close', resolve))
  }
})
