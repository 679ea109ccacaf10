import { createSignInServer, type SignInServer } from '../createSignInServer.ts'
import type { SignInStore } from '../store/SignInStore.ts'
import { testOrigin } from '../testing/createVisitor.test.helper.ts'
import { testSecret } from '../testing/testServer.test.helper.ts'

async function unexpected(): Promise<never> {
  throw new Error('The store was used')
}

/** Node 20 has no SQLite, and requests without a valid form need no session. */
const store: SignInStore = {
  addNonce: unexpected,
  takeNonce: unexpected,
  addSession: unexpected,
  readSession: unexpected,
  renameSession: unexpected,
  endSession: unexpected,
  close: async () => {},
}

/** A server that refuses every form before it needs its store. */
export function createHostileTestServer(): SignInServer {
  return createSignInServer({
    origins: [testOrigin],
    secret: testSecret,
    networks: [{ id: 'eip155:1' }],
    store,
    rateLimit: false,
  })
}
