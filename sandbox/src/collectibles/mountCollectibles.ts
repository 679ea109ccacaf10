import { Hono } from 'hono'
import { linkBase } from '../http/linkBase.ts'
import { matchOperation } from '../http/matchOperation.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { drawTile } from '../images/drawTile.ts'
import { svgHeaders } from '../images/svgReply.ts'
import { collectiblesPath, describeCollectible, findCollection } from './collections.ts'

const operations = {
  getCollectible: 'GET /{collection}/{tokenId}',
  getCollectibleImage: 'GET /{collection}/{tokenId}/image.svg',
} as const

/**
 * Mounts the metadata and the images of the NFTs, at the addresses in their contracts. Token ids are decimal, or hexadecimal
 * with 64 digits as ERC-1155 prescribes.
 */
export function mountCollectibles(origin: string): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/:slug/:tokenId', (context) => {
    const tokenId = readTokenId(context.req.param('tokenId'))
    const described =
      tokenId === undefined ? undefined : describeCollectible(context.req.param('slug'), tokenId)
    if (!described) return context.text('Not found', 404)
    const base = linkBase(context.req.raw, origin)
    const { name, description, collection, imagePath } = described
    return context.json({ name, description, image: `${base}${imagePath}`, collection: collection.name })
  })
  routes.get('/:slug/:tokenId/image.svg', (context) => {
    const { slug, tokenId } = context.req.param()
    // The collection's own image has a name instead of a token id.
    const id = tokenId === 'collection' ? tokenId : readTokenId(tokenId)
    if (id === undefined || !findCollection(slug)) return context.text('Not found', 404)
    const svg = drawTile({ key: `collectible/${slug}/${id}`, shape: 'picture' })
    return context.body(svg, 200, { ...svgHeaders, 'Content-Type': 'image/svg+xml' })
  })
  return {
    service: {
      id: 'collectibles',
      operations: Object.keys(operations),
      operationsOf: (request) => matchOperation(operations, request),
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: collectiblesPath,
    routes,
    isOpen: true,
  }
}

function readTokenId(text: string): string | undefined {
  if (/^[0-9a-f]{64}$/.test(text)) return `${BigInt(`0x${text}`)}`
  return /^[0-9]{1,63}$/.test(text) ? text : undefined
}
