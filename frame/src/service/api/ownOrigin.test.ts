import { expect, test } from 'vitest'
import { isOwnPage, ownOriginOf } from './ownOrigin.ts'

const own = ['https://wallet.example', 'http://localhost:4100']
const request = (headers: Readonly<Record<string, string>>) =>
  new Request('https://wallet.example/api/user', { method: 'POST', headers })

test('the origin is that of the name which the request uses, if it is one of ours', () => {
  expect(ownOriginOf(request({ host: 'wallet.example' }), own)).toBe('https://wallet.example')
  expect(ownOriginOf(request({ host: 'localhost:4100' }), own)).toBe('http://localhost:4100')
  for (const host of ['localhost', 'evil.example', 'wallet.example.evil.example'])
    expect(ownOriginOf(request({ host }), own)).toBeUndefined()
})

// T11
test.each<[isOwn: boolean, host: string, origin: string | undefined]>([
  [true, 'wallet.example', 'https://wallet.example'],
  [true, 'localhost:4100', 'http://localhost:4100'],
  // Of the other name, whose cookies this one does not have.
  [false, 'wallet.example', 'http://localhost:4100'],
  [false, 'wallet.example', 'http://wallet.example'],
  [false, 'wallet.example', 'null'],
  [false, 'wallet.example', undefined],
  [false, 'evil.example', 'https://evil.example'],
  [false, 'evil.example', undefined],
])('%s: a request to %s by a page of %s is of a page of the frame', (isOwn, host, origin) => {
  expect(isOwnPage(request({ host, ...(origin !== undefined && { origin }) }), own)).toBe(isOwn)
})
