import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('a visitor logs in by e-mail on the frame’s own page, and is known after a reload', async ({
  context,
  page,
}) => {
  const folder = process.env.APP_FOLDER ?? ''
  const frame = spawn(
    process.execPath,
    [join(folder, 'node_modules/@wallet-kit/frame/dist/command/main.js')],
    { cwd: folder },
  )
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
    await page.goto('http://localhost:4100/dashboard')
    await page.getByTestId('email').fill('ada@app.example')
    await page.keyboard.press('Enter')
    const confirmation = await context.newPage()
    await confirmation.goto(await find(/(http:\/\/localhost:4101\/confirm\S+)/))
    await confirmation.getByRole('button').first().click()
    const code = await find(/Your code to log in is (\d{6})/)
    await page.bringToFront()
    await page.getByTestId('code').fill(code)
    await page.getByTestId('code').press('Enter')
    const address = page.getByTestId('addresses').getByRole('listitem').first()
    await expect(address).toContainText(/0x[\da-fA-F]{40}/, { timeout: 20_000 })
    const text = (await address.textContent()) ?? ''
    await page.reload()
    await expect(address).toHaveText(text, { timeout: 20_000 })
  } finally {
    frame.kill()
    await new Promise((resolve) => frame.once('close', resolve))
  }
})
