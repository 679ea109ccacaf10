import { expect, it } from 'vitest'
import { getListedNote } from './getListedNote.ts'

const id = '1'.repeat(64)

// T14, T16
it.each([
  ['of its own rdns', 'Ledger', 'com.ledger', null, undefined],
  ['of its own website, without an rdns', 'Ledger', null, 'https://www.ledger.com/', undefined],
  ['of another website', 'Ledger', null, 'https://ledger.example/', 'ledger.example'],
  ['of a website below another', 'Ledger', null, 'https://ledger.com.example/', 'ledger.com.example'],
  ['of the website of another brand', 'Phantom', null, 'https://www.ledger.com/', 'www.ledger.com'],
  ['of no website', 'Ledger', null, null, id],
  ['of its own name', 'Orchard', null, 'https://orchard.example/', undefined],
])(
  'an entry %s is shown with its origin only where its name could mislead',
  (_, name, rdns, homepage, note) => {
    expect(getListedNote({ id, name, rdns, homepage })).toBe(note)
  },
)
