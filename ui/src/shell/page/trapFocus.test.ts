// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { trapFocus } from './trapFocus.ts'

it('takes the focus to the heading when the control that had it is removed, and leaves any other focus', async () => {
  const element = document.createElement('div')
  element.innerHTML =
    '<div role="dialog" tabindex="-1"><h2 tabindex="-1">Send</h2><button>One</button><button>Two</button></div>'
  document.body.append(element)
  const dialog = element.firstElementChild as HTMLElement
  const [one, two] = [...dialog.querySelectorAll('button')]
  onTestFinished(trapFocus({ dialog, element, initialFocus: () => one ?? dialog }))
  expect(document.activeElement).toBe(one)
  two?.remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(one))
  one?.remove()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Send'))
})
