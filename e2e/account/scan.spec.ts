import config from '../../playwright.config.ts'
import { openAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { launchOptions } = config.use ?? {}
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...camera] } })

test('fills in the receiver and the amount of a code in front of the camera, and turns it off', async ({
  page,
  visit,
}) => {
  // Chromium on Linux has no reader of codes; it is Chromium's own camera that has to run.
  await page.addInitScript((code) => {
    class Detector {
      static getSupportedFormats = async () => ['qr_code']
      detect = async ({ videoWidth, srcObject }: HTMLVideoElement) => {
        const [track] = (srcObject as MediaStream).getVideoTracks()
        Object.assign(window, { cameraTrack: track })
        return videoWidth > 0 && track?.readyState === 'live' ? [{ rawValue: code }] : []
      }
    }
    Object.assign(window, { BarcodeDetector: Detector })
  }, `ethereum:${bob}@1?value=2.5e17`)
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-scan').click()
  await expect(card.getByTestId('send-receiver')).toHaveValue(bob)
  await expect(card.getByTestId('send-amount')).toHaveValue('0.25')
  await expect(card.getByTestId('send-scanner')).toHaveCount(0)
  const track = () =>
    page.evaluate(() => (window as { cameraTrack?: MediaStreamTrack }).cameraTrack?.readyState)
  await expect.poll(track).toBe('ended')
})
