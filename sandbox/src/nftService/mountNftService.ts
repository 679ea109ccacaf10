import { getNftsRoute, type NftServiceRouteHandlers } from '@wallet-kit/clients/nft-service/routes'
import { Hono } from 'hono'
import type { ServiceContext } from '../dataService/createDataService.ts'
import { readAnyAccount } from '../dataService/readAccount.ts'
import {
  badAddress,
  badField,
  chainUnavailable,
  found,
  unknownProject,
  unsupportedChain,
} from '../dataService/replies.ts'
import { serviceErrorBody } from '../dataService/serviceError.ts'
import { linkBase } from '../http/linkBase.ts'
import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { listNfts } from './listNfts.ts'

const operations = {
  getNfts: 'GET /v1/account/{address}/nfts',
} as const satisfies Readonly<Record<keyof NftServiceRouteHandlers, OperationPattern>>

const pageLength = 50

/** Mounts the NFT service under `/nft-service`. */
export function mountNftService({ dataService, origin }: ServiceContext): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  getNftsRoute(routes, async ({ path: { address }, query, raw }) => {
    if (!query.projectId) return unknownProject()
    const account = readAnyAccount(address, query.chainId)
    if (!account) return badAddress()
    const start = query.cursor === undefined ? 0 : readCursor(query.cursor)
    if (start === undefined) return badField('cursor', 'The cursor is not valid.')
    const result = await listNfts(dataService, {
      account,
      caipNetworkId: query.chainId,
      imageUrl: (path) => `${linkBase(raw, origin)}${path}`,
    })
    switch (result.outcome) {
      case 'found': {
        const end = start + pageLength
        const next = end < result.nfts.length ? writeCursor(end) : null
        return found({ data: result.nfts.slice(start, end), next })
      }
      case 'unsupported-chain':
        return unsupportedChain()
      case 'chain-unavailable':
        return chainUnavailable()
    }
  })
  return {
    service: {
      id: 'nftService',
      operations: Object.keys(operations),
      operationsOf: (request) => matchOperation(operations, request),
      errorBody: serviceErrorBody,
    },
    basePath: '/nft-service',
    routes,
    isOpen: true,
  }
}

/** A place in the list, opaque to callers. */
function writeCursor(place: number): string {
  return Buffer.from(`${place}`).toString('base64url')
}

function readCursor(cursor: string): number | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined
}
