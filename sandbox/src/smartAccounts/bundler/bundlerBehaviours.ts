/** Ways in which a bundler misbehaves on request. */
export const bundlerBehaviours = {
  losesAnswer: 'handles the request, then breaks the connection without a reply',
  drops: 'accepts an operation, returns its hash and forgets it',
  sendsTwice: 'sends an operation in two transactions; the entry point refuses the second',
  reverts: 'sends an operation with too little gas: its transaction is mined and reverts',
  refuses: 'refuses every operation with -32500',
  underestimates: 'estimates too little gas for validation',
} as const
