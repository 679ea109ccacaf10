export { watchOnrampOptions } from '../watchOnrampOptions.ts'
export { watchSwapQuote, watchSwapTokens } from '../watchSwaps.ts'
