// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSessionChannel } from './createSessionChannel.ts'

/** A page whose visibility the test decides. */
function watch() {
  const channel = createSessionChannel()
  const watching = new AbortController()
  onTestFinished(() => watching.abort())
  const onChange = vi.fn()
  channel.watch(onChange, watching.signal)
  return { channel, watching, onChange }
}

function show(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

// F31
it('calls back when the page comes to the front, and not when it leaves', () => {
  const { onChange } = watch()
  show('hidden')
  expect(onChange).not.toHaveBeenCalled()
  show('visible')
  expect(onChange).toHaveBeenCalledTimes(1)
})

// F31
it('calls back when the network is back', () => {
  const { onChange } = watch()
  window.dispatchEvent(new Event('online'))
  expect(onChange).toHaveBeenCalledTimes(1)
})

// F31
it('hears of other tabs, and they of this one, until it is over', async () => {
  const [here, there] = [watch(), watch()]
  here.channel.announce('signout')
  await vi.waitFor(() => expect(there.onChange).toHaveBeenCalledTimes(1))
  expect(here.onChange).not.toHaveBeenCalled()
  there.watching.abort()
  here.channel.announce('signout')
  // Nothing is sent by one that is over.
  there.channel.announce('signout')
  const last = watch()
  here.channel.announce('getSession')
  await vi.waitFor(() => expect(last.onChange).toHaveBeenCalledTimes(1))
  expect(there.onChange).toHaveBeenCalledTimes(1)
  expect(here.onChange).not.toHaveBeenCalled()
})

// F25
it('makes no callback after it was closed', () => {
  const { watching, onChange } = watch()
  watching.abort()
  show('visible')
  window.dispatchEvent(new Event('online'))
  expect(onChange).not.toHaveBeenCalled()
})

// F21
it('goes without a BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { channel, watching, onChange } = watch()
  channel.announce('signout')
  show('visible')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(() => watching.abort()).not.toThrow()
})
