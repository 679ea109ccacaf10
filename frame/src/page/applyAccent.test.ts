import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { applyAccent } from './applyAccent.ts'

const root = () => new Window().document.documentElement as unknown as HTMLElement

test.each([
  [{ '--w3m-accent': '#1f7a5c' }, 'rgb(31 122 92)', '#ffffff'],
  [{ '--apkt-accent': '#000', '--w3m-accent': '#fff' }, 'rgb(0 0 0)', '#ffffff'],
  [{ '--w3m-accent': 'rgb(255, 214, 0)' }, 'rgb(255 214 0)', '#000000'],
])('has the accent of the page, and text that can be read on it: %j', (variables, accent, text) => {
  const element = root()
  applyAccent(element, variables)
  expect(element.style.getPropertyValue('--accent')).toBe(accent)
  expect(element.style.getPropertyValue('--on-accent')).toBe(text)
})

// T18
test.each(['url(https://a.example)', 'transparent', '#fff;}body{display:none', 'rgb(999,0,0);x:y', 12])(
  'takes nothing over but a colour: %j',
  (accent) => {
    const element = root()
    applyAccent(element, { '--w3m-accent': '#123456' })
    applyAccent(element, { '--w3m-accent': accent })
    expect(element.style.getPropertyValue('--accent')).toMatch(/^(rgb\(\d+ 0 0\))?$/)
  },
)
