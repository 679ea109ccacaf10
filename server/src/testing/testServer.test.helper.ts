import { createSignInServer, type SignInServer } from '../createSignInServer.ts'
import type { SignInServerOptions } from '../options/SignInServerOptions.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import { testOrigin } from './createVisitor.test.helper.ts'

export const testSecret = 'a secret of the tests, long enough'

/** A server in memory for `https://app.example`. */
export function createTestServer(options: Partial<SignInServerOptions> = {}): SignInServer {
  return createSignInServer({
    origins: [testOrigin],
    secret: testSecret,
    networks: [{ id: 'eip155:1' }, { id: 'eip155:137' }],
    store: createSqliteStore({ file: ':memory:' }),
    ...options,
  })
}
