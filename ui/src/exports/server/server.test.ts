import { describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import * as lightElements from '../elements.ts'
import * as light from '../index.ts'
import * as lightSession from '../session.ts'
import * as lightSolana from '../solana.ts'
import * as elements from './elements.ts'
import * as server from './index.ts'
import * as session from './session.ts'
import * as solana from './solana.ts'

describe('an entry in server components', () => {
  it.each([
    ['.', server, light],
    ['./elements', elements, lightElements],
    ['./session', session, lightSession],
    ['./solana', solana, lightSolana],
  ] as const)('%s exports the names of the other', (entry, exported, names) => {
    expect(Object.keys(exported).sort()).toEqual(Object.keys(names).sort())
    expect(manifest.exports[entry]['react-server']).toContain('/server/')
  })

  // F27
  it('reports where hooks and createAppKit were called', () => {
    const refused = Object.entries(server).filter(([name]) =>
      /^(use[A-Z]|createAppKit$|getAppKit$)/.test(name),
    )
    expect(refused).toHaveLength(23)
    const { useSession, useProviders, signIn, signOut } = session
    const ofSession = Object.entries({ useSession, useProviders, signIn, signOut })
    for (const [name, call] of [...refused, ...ofSession])
      expect(call, name).toThrow('React Context is unavailable in Server Components')
  })
})
