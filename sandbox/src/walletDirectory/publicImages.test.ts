import { expect, test } from 'vitest'
import { sandboxChains } from '../chains/sandboxChains.ts'
import { cutCoin } from '../images/cutCoin.ts'
import { networkMarks, tokenMarks } from '../images/marks.ts'
import { solanaDefinition, solanaTokens } from '../solana/solanaDefinition.ts'
import { drawAssetImage, drawCurrencyImage, drawTokenImage } from './publicImages.ts'

const chains = [...sandboxChains, solanaDefinition]

test.each(chains)("$name has its network's mark", async ({ name, imageId }) => {
  const mark = await networkMarks.get(name)?.()
  expect(mark).toBeDefined()
  expect(await drawAssetImage(imageId)).toBe(mark)
})

test.each([...chains.map(({ nativeCurrency }) => nativeCurrency), ...solanaTokens])(
  "$symbol has its token's mark, as a coin",
  async ({ symbol }) => {
    const mark = await tokenMarks.get(symbol)?.()
    expect(await drawTokenImage(symbol)).toBe(cutCoin(String(mark)))
    expect(await drawTokenImage(symbol.toLowerCase())).toBe(await drawTokenImage(symbol))
  },
)

test('currencies are drawn', () => {
  expect(drawCurrencyImage('usd')).toContain('>$</text>')
})

test.each([drawAssetImage, drawCurrencyImage, drawTokenImage])(
  '$name returns undefined for an unknown id',
  (draw) => {
    for (const id of ['NOPE', '', '__proto__', '../BTC']) expect(draw(id)).toBeUndefined()
  },
)
