import type { FrameOperation, UserCall } from '../api/FrameCall.ts'
import { readString } from '../api/readField.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { readChainId } from '../users/readChainId.ts'

/** User operations that the page sends, kept for as long as their user may ask for them. */
export const keptOperations: readonly FrameOperation[] = [
  { path: '/calls/keep', access: 'user', handle: keep },
  { path: '/calls/find', access: 'user', handle: find },
  { path: '/calls/forget', access: 'user', handle: forget },
]

function keep({ state, body, user }: UserCall) {
  const { operation } = body
  const chainId = readChainId(body.chainId)
  if (typeof operation !== 'object' || operation === null || typeof chainId !== 'number') {
    throw new FrameRefusal('The operation must be an object, of an EVM chain.')
  }
  const [id, version, hash] = ['id', 'version', 'hash'].map((name) => readString(body, name)) as [
    string,
    string,
    string,
  ]
  const isNew = state.keptOperations.add(user.id, { id, version, chainId, hash, operation })
  if (!isNew) throw new FrameRefusal('There are calls with this id already.', 409)
  return {}
}

function find({ state, body, user }: UserCall) {
  return { calls: state.keptOperations.find(user.id, readString(body, 'id')) ?? null }
}

function forget({ state, body, user }: UserCall) {
  state.keptOperations.remove(user.id, readString(body, 'id'))
  return {}
}
