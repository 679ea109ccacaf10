// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openConnected } from '../../../test/openConnected.ts'
import { stubServices, usdcAddress } from '../../../test/stubServices.ts'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

interface Camera {
  /** Codes that the browser reads in its picture. */
  readonly codes?: readonly string[]
  readonly formats?: readonly string[]
  readonly error?: Error
}

/** A camera with codes in front of it, which the browser reads. */
function stubCamera({ codes = [], formats = ['qr_code'], error }: Camera) {
  const track = { stop: vi.fn() }
  const getSupportedFormats = vi.fn(async () => formats)
  const getUserMedia = vi.fn(async () => {
    if (error) throw error
    return { getTracks: () => [track] }
  })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = getSupportedFormats
      async detect() {
        return codes.map((rawValue) => ({ rawValue }))
      }
    },
  )
  return { track, getUserMedia, getSupportedFormats }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  // The page's own setter accepts streams of the browser only.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
  stubServices()
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('scanning a receiver', () => {
  it('asks for the camera on the click only, fills in what the code says, and turns the camera off', async () => {
    const { track, getUserMedia } = stubCamera({
      codes: [`ethereum:${usdcAddress}@1/transfer?address=${recipient}&uint256=1.5e6`],
    })
    const { screen } = await openConnected('WalletSend')
    const scan = await screen.findByRole('button', { name: 'Scan a QR code' })
    expect(getUserMedia).not.toHaveBeenCalled()
    fireEvent.click(scan)
    const field = screen.getByTestId('send-receiver') as HTMLInputElement
    await waitFor(() => expect(field.value).toBe(recipient))
    expect((await screen.findByTestId('send-amount')) as HTMLInputElement).toHaveProperty('value', '1.5')
    expect(screen.getByTestId('send-token').textContent).toContain('USDC')
    expect(screen.queryByTestId('send-scanner')).toBeNull()
    await waitFor(() => expect(track.stop).toHaveBeenCalledOnce())
  })

  // T22
  it.each([
    ['https://example.org', 'This code is not an address'],
    [`ethereum:${recipient}@137`, 'This code is for another network.'],
    [
      `ethereum:0x${'77'.repeat(20)}/transfer?address=${recipient}&uint256=1`,
      'a token that the account does not hold',
    ],
  ])('says why a code is not used: %s', async (code, text) => {
    stubCamera({ codes: [code] })
    const { screen } = await openConnected('WalletSend')
    fireEvent.click(await screen.findByTestId('send-scan'))
    await screen.findByText(new RegExp(text))
    expect(screen.getByTestId('send-receiver')).toHaveProperty('value', '')
  })

  it.each([
    ['NotAllowedError', 'The camera is blocked.'],
    ['NotFoundError', 'No camera was found.'],
    ['NotReadableError', 'The camera does not work.'],
  ])('says what is wrong with the camera: %s', async (name, text) => {
    stubCamera({ error: Object.assign(new Error('no'), { name }) })
    const { screen } = await openConnected('WalletSend')
    fireEvent.click(await screen.findByTestId('send-scan'))
    await screen.findByText(new RegExp(text))
  })

  it('ends with a second click, and with the view', async () => {
    const { track } = stubCamera({})
    const { kit, screen } = await openConnected('WalletSend')
    const scan = await screen.findByTestId('send-scan')
    fireEvent.click(scan)
    await screen.findByTestId('send-scanner')
    expect(scan.getAttribute('aria-label')).toBe('Stop scanning')
    fireEvent.click(scan)
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1))
    fireEvent.click(scan)
    await screen.findByTestId('send-scanner')
    kit.close()
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(2))
  })

  it('has no button where the browser reads no QR codes', async () => {
    const { getSupportedFormats } = stubCamera({ formats: ['ean_13'] })
    const { screen } = await openConnected('WalletSend')
    await waitFor(() => expect(getSupportedFormats).toHaveBeenCalled())
    await Promise.all(getSupportedFormats.mock.results.map(({ value }) => value))
    await screen.findByTestId('send-receiver')
    expect(screen.queryByTestId('send-scan')).toBeNull()
  })
})
