// Generated from viem's chains by scripts/networks/main.ts. Do not edit.

export const abey = {
  id: 179,
  name: 'ABEY Mainnet',
  nativeCurrency: { name: 'ABEY', symbol: 'ABEY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.abeychain.com'] } },
  blockExplorers: { default: { name: 'Abey Scan', url: 'https://abeyscan.com' } },
} as const

export const abstract = {
  id: 2741,
  name: 'Abstract',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.mainnet.abs.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } },
} as const

export const abstractTestnet = {
  id: 11124,
  name: 'Abstract Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.testnet.abs.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.abscan.org' } },
  testnet: true,
} as const

export const acala = {
  id: 787,
  name: 'Acala',
  nativeCurrency: { name: 'Acala', symbol: 'ACA', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc-acala.aca-api.network'] } },
  blockExplorers: { default: { name: 'Acala Blockscout', url: 'https://blockscout.acala.network' } },
} as const

export const acria = {
  id: 47,
  name: 'Acria IntelliChain',
  nativeCurrency: { name: 'ACRIA', symbol: 'ACRIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://aic.acria.ai'] } },
  blockExplorers: { default: { name: 'Acria Explorer', url: 'https://explorer.acria.ai' } },
} as const

export const adf = {
  id: 1215,
  name: 'ADF Chain',
  nativeCurrency: { name: 'ADDFILL', symbol: 'ADF', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.adftechnology.com'] } },
  blockExplorers: { default: { name: 'ADF Mainnet Explorer', url: 'https://explorer.adftechnology.com' } },
} as const

export const adi = {
  id: 36900,
  name: 'ADI_Chain',
  nativeCurrency: { name: 'ADI', symbol: 'ADI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.adifoundation.ai'] } },
  blockExplorers: { default: { name: 'ADI Explorer', url: 'https://explorer.adifoundation.ai' } },
} as const

export const agungTestnet = {
  id: 9990,
  name: 'Agung Network',
  nativeCurrency: { name: 'Agung', symbol: 'AGNG', decimals: 18 },
  rpcUrls: { default: { http: ['https://wss-async.agung.peaq.network'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://agung-testnet.subscan.io' } },
  testnet: true,
} as const

export const aioz = {
  id: 168,
  name: 'AIOZ Network',
  nativeCurrency: { name: 'AIOZ', symbol: 'AIOZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-dataseed.aioz.network'] } },
  blockExplorers: { default: { name: 'AIOZ Explorer', url: 'https://explorer.aioz.network' } },
} as const

export const alephZero = {
  id: 41455,
  name: 'Aleph Zero',
  nativeCurrency: { name: 'Aleph Zero', symbol: 'AZERO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.alephzero.raas.gelato.cloud'] } },
  blockExplorers: { default: { name: 'Aleph Zero EVM Explorer', url: 'https://evm-explorer.alephzero.org' } },
} as const

export const alephZeroTestnet = {
  id: 2039,
  name: 'Aleph Zero Testnet',
  nativeCurrency: { name: 'TZERO', symbol: 'TZERO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.alephzero-testnet.gelato.digital'] } },
  blockExplorers: {
    default: { name: 'Aleph Zero EVM Testnet explorer', url: 'https://evm-explorer-testnet.alephzero.org' },
  },
  testnet: true,
} as const

export const alienx = {
  id: 10241024,
  name: 'AlienX Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.alienxchain.io/http'] } },
  blockExplorers: { default: { name: 'AlienX Explorer', url: 'https://explorer.alienxchain.io' } },
} as const

export const alienxHalTestnet = {
  id: 10241025,
  name: 'ALIENX Hal Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://hal-rpc.alienxchain.io/http'] } },
  blockExplorers: { default: { name: 'AlienX Explorer', url: 'https://hal-explorer.alienxchain.io' } },
  testnet: true,
} as const

export const alpenTestnet = {
  id: 8150,
  name: 'Alpen Testnet',
  nativeCurrency: { name: 'Signet BTC', symbol: 'sBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.alpenlabs.io'] } },
  blockExplorers: { default: { name: 'Alpen Explorer', url: 'https://explorer.testnet.alpenlabs.io' } },
  testnet: true,
} as const

export const ancient8 = {
  id: 888888888,
  name: 'Ancient8',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ancient8.gg'] } },
  blockExplorers: { default: { name: 'Ancient8 explorer', url: 'https://scan.ancient8.gg' } },
} as const

export const ancient8Sepolia = {
  id: 28122024,
  name: 'Ancient8 Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpcv2-testnet.ancient8.gg'] } },
  blockExplorers: {
    default: { name: 'Ancient8 Celestia Testnet explorer', url: 'https://scanv2-testnet.ancient8.gg' },
  },
  testnet: true,
} as const

export const anvil = {
  id: 31337,
  name: 'Anvil',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

export const apeChain = {
  id: 33139,
  name: 'ApeChain',
  nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.apechain.com/http'] } },
  blockExplorers: { default: { name: 'Apescan', url: 'https://apescan.io' } },
} as const

export const apexTestnet = {
  id: 3993,
  name: 'APEX Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.apexlayer.xyz'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp-testnet.apexlayer.xyz' } },
  testnet: true,
} as const

export const apollo = {
  id: 62606,
  name: 'Apollo',
  nativeCurrency: { name: 'Apollo', symbol: 'APOLLO', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.apolloscan.io'] } },
  blockExplorers: { default: { name: 'Apollo Explorer', url: 'https://apolloscan.io' } },
} as const

export const arbitrum = {
  id: 42161,
  name: 'Arbitrum One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://arb1.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
} as const

export const arbitrumGoerli = {
  id: 421613,
  name: 'Arbitrum Goerli',
  nativeCurrency: { name: 'Arbitrum Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli-rollup.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://goerli.arbiscan.io' } },
  testnet: true,
} as const

export const arbitrumNova = {
  id: 42170,
  name: 'Arbitrum Nova',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://nova.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io' } },
} as const

export const arbitrumSepolia = {
  id: 421614,
  name: 'Arbitrum Sepolia',
  nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' } },
  testnet: true,
} as const

export const arc = {
  id: 5042,
  name: 'Arc',
  nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.mainnet.arc.io',
        'https://rpc.blockdaemon.mainnet.arc.io',
        'https://rpc.drpc.mainnet.arc.io',
        'https://rpc.quicknode.mainnet.arc.io',
      ],
    },
  },
  blockExplorers: { default: { name: 'Arc Explorer', url: 'https://explorer.arc.io' } },
} as const

export const arcTestnet = {
  id: 5042002,
  name: 'Arc Testnet',
  nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.testnet.arc.network',
        'https://rpc.quicknode.testnet.arc.network',
        'https://rpc.blockdaemon.testnet.arc.network',
      ],
    },
  },
  blockExplorers: { default: { name: 'ArcScan', url: 'https://testnet.arcscan.app' } },
  testnet: true,
} as const

export const arenaz = {
  id: 7897,
  name: 'Arena-Z',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.arena-z.gg'] } },
  blockExplorers: { default: { name: 'Arena-Z Explorer', url: 'https://explorer.arena-z.gg' } },
} as const

export const areonNetwork = {
  id: 463,
  name: 'Areon Network',
  nativeCurrency: { name: 'AREA', symbol: 'AREA', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.areon.network'] } },
  blockExplorers: { default: { name: 'Areonscan', url: 'https://areonscan.com' } },
} as const

export const areonNetworkTestnet = {
  id: 462,
  name: 'Areon Network Testnet',
  nativeCurrency: { name: 'TAREA', symbol: 'TAREA', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.areon.network'] } },
  blockExplorers: { default: { name: 'Areonscan', url: 'https://areonscan.com' } },
  testnet: true,
} as const

export const areum = {
  id: 463,
  name: 'Areum',
  nativeCurrency: { name: 'AREA', symbol: 'AREA', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.areum.network'] } },
  blockExplorers: { default: { name: 'Areum Explorer', url: 'https://explorer.areum.network' } },
} as const

export const artelaTestnet = {
  id: 11822,
  name: 'Artela Testnet',
  nativeCurrency: { name: 'ART', symbol: 'ART', decimals: 18 },
  rpcUrls: { default: { http: ['https://betanet-rpc1.artela.network'] } },
  blockExplorers: { default: { name: 'Artela', url: 'https://betanet-scan.artela.network' } },
  testnet: true,
} as const

export const arthera = {
  id: 10242,
  name: 'Arthera',
  nativeCurrency: { name: 'Arthera', symbol: 'AA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.arthera.net'] } },
  blockExplorers: { default: { name: 'Arthera EVM Explorer', url: 'https://explorer.arthera.net' } },
} as const

export const artheraTestnet = {
  id: 10243,
  name: 'Arthera Testnet',
  nativeCurrency: { name: 'Arthera', symbol: 'AA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-test.arthera.net'] } },
  blockExplorers: { default: { name: 'Arthera EVM Explorer', url: 'https://explorer-test.arthera.net' } },
  testnet: true,
} as const

export const assetChain = {
  id: 42420,
  name: 'AssetChain Mainnet',
  nativeCurrency: { name: 'Real World Asset', symbol: 'RWA', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.assetchain.org'] } },
  blockExplorers: { default: { name: 'Asset Chain Explorer', url: 'https://scan.assetchain.org' } },
} as const

export const assetChainTestnet = {
  id: 42421,
  name: 'AssetChain Testnet',
  nativeCurrency: { name: 'Real World Asset', symbol: 'RWA', decimals: 18 },
  rpcUrls: { default: { http: ['https://enugu-rpc.assetchain.org'] } },
  blockExplorers: {
    default: { name: 'Asset Chain Testnet Explorer', url: 'https://scan-testnet.assetchain.org' },
  },
  testnet: true,
} as const

export const astar = {
  id: 592,
  name: 'Astar',
  nativeCurrency: { name: 'Astar', symbol: 'ASTR', decimals: 18 },
  rpcUrls: { default: { http: ['https://astar.api.onfinality.io/public'] } },
  blockExplorers: { default: { name: 'Astar Subscan', url: 'https://astar.subscan.io' } },
} as const

export const astarZkEVM = {
  id: 3776,
  name: 'Astar zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-zkevm.astar.network'] } },
  blockExplorers: {
    default: { name: 'Astar zkEVM Explorer', url: 'https://astar-zkevm.explorer.startale.com' },
  },
} as const

export const astarZkyoto = {
  id: 6038361,
  name: 'Astar zkEVM Testnet zKyoto',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.startale.com/zkyoto'] } },
  blockExplorers: { default: { name: 'zKyoto Explorer', url: 'https://zkyoto.explorer.startale.com' } },
  testnet: true,
} as const

export const atletaOlympia = {
  id: 2340,
  name: 'Atleta Olympia',
  nativeCurrency: { name: 'Atla', symbol: 'ATLA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.atleta.network:9944', 'https://testnet-rpc.atleta.network'] },
  },
  blockExplorers: { default: { name: 'Atleta Olympia Explorer', url: 'https://blockscout.atleta.network' } },
  testnet: true,
} as const

export const aurora = {
  id: 1313161554,
  name: 'Aurora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
} as const

export const auroraTestnet = {
  id: 1313161555,
  name: 'Aurora Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://testnet.aurorascan.dev' } },
  testnet: true,
} as const

export const auroria = {
  id: 205205,
  name: 'Auroria Testnet',
  nativeCurrency: { name: 'Auroria Stratis', symbol: 'tSTRAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://auroria.rpc.stratisevm.com'] } },
  blockExplorers: {
    default: { name: 'Auroria Testnet Explorer', url: 'https://auroria.explorer.stratisevm.com' },
  },
  testnet: true,
} as const

export const autheoTestnet = {
  id: 785,
  name: 'Autheo Testnet',
  nativeCurrency: { name: 'Autheo', symbol: 'THEO', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc1.autheo.com', 'https://testnet-rpc2.autheo.com'] } },
  blockExplorers: {
    default: { name: 'Autheo Testnet Block Explorer', url: 'https://testnet-explorer.autheo.com/' },
  },
  testnet: true,
} as const

export const avalanche = {
  id: 43114,
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
} as const

export const avalancheFuji = {
  id: 43113,
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  testnet: true,
} as const

export const b3 = {
  id: 8333,
  name: 'B3',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.b3.fun/http'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.b3.fun' } },
} as const

export const b3Sepolia = {
  id: 1993,
  name: 'B3 Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.b3.fun/http'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia.explorer.b3.fun' } },
  testnet: true,
} as const

export const bahamut = {
  id: 5165,
  name: 'Bahamut',
  nativeCurrency: { name: 'Fasttoken', symbol: 'FTN', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://rpc1.bahamut.io', 'https://bahamut-rpc.publicnode.com', 'https://rpc2.bahamut.io'],
    },
  },
  blockExplorers: { default: { name: 'Ftnscan', url: 'https://www.ftnscan.com' } },
} as const

export const base = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
} as const

export const baseGoerli = {
  id: 84531,
  name: 'Base Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://goerli.basescan.org' } },
  testnet: true,
} as const

export const basePreconf = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-preconf.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
} as const

export const baseSepolia = {
  id: 84532,
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } },
  testnet: true,
} as const

export const baseSepoliaPreconf = {
  id: 84532,
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-preconf.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } },
  testnet: true,
} as const

export const basecampTestnet = {
  id: 123420001114,
  name: 'Basecamp Testnet',
  nativeCurrency: { name: 'Camp', symbol: 'CAMP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.basecamp.t.raas.gelato.cloud'] } },
  blockExplorers: { default: { name: 'basecamp', url: 'https://basecamp.cloud.blockscout.com' } },
  testnet: true,
} as const

export const battlechain = {
  id: 626,
  name: 'BattleChain Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.battlechain.com'] } },
  blockExplorers: { default: { name: 'BattleChain Explorer', url: 'https://explorer.battlechain.com' } },
} as const

export const battlechainTestnet = {
  id: 627,
  name: 'BattleChain Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.battlechain.com'] } },
  blockExplorers: {
    default: { name: 'BattleChain Explorer', url: 'https://explorer.testnet.battlechain.com' },
  },
  testnet: true,
} as const

export const beam = {
  id: 4337,
  name: 'Beam',
  nativeCurrency: { name: 'Beam', symbol: 'BEAM', decimals: 18 },
  rpcUrls: { default: { http: ['https://build.onbeam.com/rpc'] } },
  blockExplorers: { default: { name: 'Beam Explorer', url: 'https://subnets.avax.network/beam' } },
} as const

export const beamTestnet = {
  id: 13337,
  name: 'Beam Testnet',
  nativeCurrency: { name: 'Beam', symbol: 'BEAM', decimals: 18 },
  rpcUrls: { default: { http: ['https://build.onbeam.com/rpc/testnet'] } },
  blockExplorers: { default: { name: 'Beam Explorer', url: 'https://subnets-test.avax.network/beam' } },
  testnet: true,
} as const

export const bearNetworkChainMainnet = {
  id: 641230,
  name: 'Bear Network Chain Mainnet',
  nativeCurrency: { name: 'BearNetworkChain', symbol: 'BRNKC', decimals: 18 },
  rpcUrls: { default: { http: ['https://brnkc-mainnet.bearnetwork.net'] } },
  blockExplorers: { default: { name: 'BrnkScan', url: 'https://brnkscan.bearnetwork.net' } },
} as const

export const bearNetworkChainTestnet = {
  id: 751230,
  name: 'Bear Network Chain Testnet',
  nativeCurrency: { name: 'tBRNKC', symbol: 'tBRNKC', decimals: 18 },
  rpcUrls: { default: { http: ['https://brnkc-test.bearnetwork.net'] } },
  blockExplorers: { default: { name: 'BrnkTestScan', url: 'https://brnktest-scan.bearnetwork.net' } },
  testnet: true,
} as const

export const berachain = {
  id: 80094,
  name: 'Berachain',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } },
} as const

export const berachainBepolia = {
  id: 80069,
  name: 'Berachain Bepolia',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://bepolia.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://testnet.berascan.com' } },
  testnet: true,
} as const

export const berachainTestnet = {
  id: 80085,
  name: 'Berachain Artio',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://artio.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berachain', url: 'https://artio.beratrail.io' } },
  testnet: true,
} as const

export const berachainTestnetbArtio = {
  id: 80084,
  name: 'Berachain bArtio',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://bartio.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berachain bArtio Beratrail', url: 'https://bartio.beratrail.io' } },
  testnet: true,
} as const

export const bevmMainnet = {
  id: 11501,
  name: 'BEVM Mainnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mainnet-1.bevm.io'] } },
  blockExplorers: { default: { name: 'Bevmscan', url: 'https://scan-mainnet.bevm.io' } },
} as const

export const bifrost = {
  id: 3068,
  name: 'Bifrost Mainnet',
  nativeCurrency: { name: 'BFC', symbol: 'BFC', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-01.mainnet.bifrostnetwork.com/rpc'] } },
  blockExplorers: {
    default: { name: 'Bifrost Blockscout', url: 'https://explorer.mainnet.bifrostnetwork.com' },
  },
} as const

export const birdlayer = {
  id: 53456,
  name: 'BirdLayer',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.birdlayer.xyz', 'https://rpc1.birdlayer.xyz'] } },
  blockExplorers: { default: { name: 'BirdLayer Explorer', url: 'https://scan.birdlayer.xyz' } },
} as const

export const bitTorrent = {
  id: 199,
  name: 'BitTorrent',
  nativeCurrency: { name: 'BitTorrent', symbol: 'BTT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bittorrentchain.io'] } },
  blockExplorers: { default: { name: 'Bttcscan', url: 'https://bttcscan.com' } },
} as const

export const bitTorrentTestnet = {
  id: 1028,
  name: 'BitTorrent Chain Testnet',
  nativeCurrency: { name: 'BitTorrent', symbol: 'BTT', decimals: 18 },
  rpcUrls: { default: { http: ['https://testrpc.bittorrentchain.io'] } },
  blockExplorers: { default: { name: 'Bttcscan', url: 'https://testnet.bttcscan.com' } },
  testnet: true,
} as const

export const bitgert = {
  id: 32520,
  name: 'Bitgert Mainnet',
  nativeCurrency: { name: 'Brise', symbol: 'Brise', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-bitgert.icecreamswap.com'] } },
  blockExplorers: { default: { name: 'Bitgert Scan', url: 'https://brisescan.com' } },
} as const

export const bitkub = {
  id: 96,
  name: 'KUB Mainnet',
  nativeCurrency: { name: 'KUB Coin', symbol: 'KUB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bitkubchain.io'] } },
  blockExplorers: { default: { name: 'KUB Chain Mainnet Explorer', url: 'https://www.bkcscan.com' } },
} as const

export const bitkubTestnet = {
  id: 25925,
  name: 'Bitkub Testnet',
  nativeCurrency: { name: 'Bitkub Test', symbol: 'tKUB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.bitkubchain.io'] } },
  blockExplorers: { default: { name: 'Bitkub Chain Testnet Explorer', url: 'https://testnet.bkcscan.com' } },
  testnet: true,
} as const

export const bitlayer = {
  id: 200901,
  name: 'Bitlayer Mainnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bitlayer.org'] } },
  blockExplorers: { default: { name: 'bitlayer mainnet scan', url: 'https://www.btrscan.com' } },
} as const

export const bitlayerTestnet = {
  id: 200810,
  name: 'Bitlayer Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.bitlayer.org'] } },
  blockExplorers: { default: { name: 'bitlayer testnet scan', url: 'https://testnet.btrscan.com' } },
  testnet: true,
} as const

export const bitrock = {
  id: 7171,
  name: 'Bitrock Mainnet',
  nativeCurrency: { name: 'BROCK', symbol: 'BROCK', decimals: 18 },
  rpcUrls: { default: { http: ['https://brockrpc.io'] } },
  blockExplorers: { default: { name: 'Bitrock Explorer', url: 'https://explorer.bit-rock.io' } },
} as const

export const blast = {
  id: 81457,
  name: 'Blast',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.blast.io'] } },
  blockExplorers: { default: { name: 'Blastscan', url: 'https://blastscan.io' } },
} as const

export const blastSepolia = {
  id: 168587773,
  name: 'Blast Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.blast.io'] } },
  blockExplorers: { default: { name: 'Blastscan', url: 'https://sepolia.blastscan.io' } },
  testnet: true,
} as const

export const blockdag = {
  id: 1404,
  name: 'BlockDAG',
  nativeCurrency: { name: 'BlockDAG', symbol: 'BDAG', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bdagexplorer.com/'] } },
  blockExplorers: { default: { name: 'BDAG Explorer', url: 'https://explorer.bdagexplorer.com' } },
} as const

export const bob = {
  id: 60808,
  name: 'BOB',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gobob.xyz'] } },
  blockExplorers: { default: { name: 'BOB Explorer', url: 'https://explorer.gobob.xyz' } },
} as const

export const bobSepolia = {
  id: 808813,
  name: 'BOB Sepolia',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://bob-sepolia.rpc.gobob.xyz'] } },
  blockExplorers: {
    default: { name: 'BOB Sepolia Explorer', url: 'https://bob-sepolia.explorer.gobob.xyz' },
  },
  testnet: true,
} as const

export const boba = {
  id: 288,
  name: 'Boba Network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.boba.network'] } },
  blockExplorers: { default: { name: 'BOBAScan', url: 'https://bobascan.com' } },
} as const

export const bobaSepolia = {
  id: 28882,
  name: 'Boba Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.boba.network'] } },
  blockExplorers: { default: { name: 'BOBAScan', url: 'https://testnet.bobascan.com' } },
  testnet: true,
} as const

export const boolBetaMainnet = {
  id: 11100,
  name: 'Bool Beta Mainnet',
  nativeCurrency: { name: 'BOL', symbol: 'BOL', decimals: 18 },
  rpcUrls: { default: { http: ['https://beta-rpc-node-http.bool.network'] } },
  blockExplorers: { default: { name: 'BoolScan', url: 'https://beta-mainnet.boolscan.com/' } },
} as const

export const botanix = {
  id: 3637,
  name: 'Botanix',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.botanixlabs.com'] } },
  blockExplorers: { default: { name: 'Botanixscan', url: 'https://botanixscan.io' } },
} as const

export const botanixTestnet = {
  id: 3636,
  name: 'Botanix Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.botanixlabs.dev'] } },
  blockExplorers: { default: { name: 'Botanix Testnet Explorer', url: 'https://testnet.botanixscan.io' } },
  testnet: true,
} as const

export const bounceBit = {
  id: 6001,
  name: 'BounceBit Mainnet',
  nativeCurrency: { name: 'BounceBit', symbol: 'BB', decimals: 18 },
  rpcUrls: { default: { http: ['https://fullnode-mainnet.bouncebitapi.com'] } },
  blockExplorers: { default: { name: 'BB Scan', url: 'https://bbscan.io' } },
} as const

export const bounceBitTestnet = {
  id: 6000,
  name: 'BounceBit Testnet',
  nativeCurrency: { name: 'BounceBit', symbol: 'BB', decimals: 18 },
  rpcUrls: { default: { http: ['https://fullnode-testnet.bouncebitapi.com'] } },
  blockExplorers: { default: { name: 'BB Scan', url: 'https://testnet.bbscan.io' } },
  testnet: true,
} as const

export const bronos = {
  id: 1039,
  name: 'Bronos',
  nativeCurrency: { name: 'BRO', symbol: 'BRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.bronos.org'] } },
  blockExplorers: { default: { name: 'BronoScan', url: 'https://broscan.bronos.org' } },
} as const

export const bronosTestnet = {
  id: 1038,
  name: 'Bronos Testnet',
  nativeCurrency: { name: 'Bronos Coin', symbol: 'tBRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-testnet.bronos.org'] } },
  blockExplorers: { default: { name: 'BronoScan', url: 'https://tbroscan.bronos.org' } },
  testnet: true,
} as const

export const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
} as const

export const bscGreenfield = {
  id: 1017,
  name: 'BNB Greenfield Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://greenfield-chain.bnbchain.org'] } },
  blockExplorers: { default: { name: 'BNB Greenfield Mainnet Scan', url: 'https://greenfieldscan.com' } },
} as const

export const bscTestnet = {
  id: 97,
  name: 'BNB Smart Chain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } },
  testnet: true,
} as const

export const bsquared = {
  id: 223,
  name: 'B2',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bsquared.network'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.bsquared.network' } },
} as const

export const bsquaredTestnet = {
  id: 1123,
  name: 'B2 Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.bsquared.network'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://testnet-explorer.bsquared.network' } },
  testnet: true,
} as const

export const btr = {
  id: 200901,
  name: 'Bitlayer',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bitlayer.org', 'https://rpc.bitlayer-rpc.com'] } },
  blockExplorers: { default: { name: 'Bitlayer(BTR) Scan', url: 'https://www.btrscan.com' } },
} as const

export const btrTestnet = {
  id: 200810,
  name: 'Bitlayer Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.bitlayer.org'] } },
  blockExplorers: { default: { name: 'Bitlayer(BTR) Scan', url: 'https://testnet.btrscan.com' } },
  testnet: true,
} as const

export const bxn = {
  id: 4999,
  name: 'BlackFort Exchange Network',
  nativeCurrency: { name: 'BlackFort Token', symbol: 'BXN', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.blackfort.network/rpc'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.blackfort.network' } },
} as const

export const bxnTestnet = {
  id: 4777,
  name: 'BlackFort Exchange Network Testnet',
  nativeCurrency: { name: 'BlackFort Testnet Token', symbol: 'TBXN', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.blackfort.network/rpc'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.blackfort.network' } },
  testnet: true,
} as const

export const candyChain = {
  id: 2828,
  name: 'CandyChain',
  nativeCurrency: { name: 'CANDY', symbol: 'CANDY', decimals: 18 },
  rpcUrls: { default: { http: ['https://publicrpc.candychain.io'] } },
  blockExplorers: { default: { name: 'CandyChain Explorer', url: 'https://streams.candychain.io' } },
} as const

export const cannon = {
  id: 13370,
  name: 'Cannon',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

export const canto = {
  id: 7700,
  name: 'Canto',
  nativeCurrency: { name: 'Canto', symbol: 'CANTO', decimals: 18 },
  rpcUrls: { default: { http: ['https://canto.gravitychain.io'] } },
  blockExplorers: { default: { name: 'Tuber.Build (Blockscout)', url: 'https://tuber.build' } },
} as const

export const celo = {
  id: 42220,
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo.org'] } },
  blockExplorers: { default: { name: 'Celo Explorer', url: 'https://celoscan.io' } },
} as const

export const celoAlfajores = {
  id: 44787,
  name: 'Alfajores',
  nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://alfajores-forno.celo-testnet.org'] } },
  blockExplorers: {
    default: { name: 'Celo Alfajores Explorer', url: 'https://celo-alfajores.blockscout.com' },
  },
  testnet: true,
} as const

export const celoSepolia = {
  id: 11142220,
  name: 'Celo Sepolia Testnet',
  nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo-sepolia.celo-testnet.org'] } },
  blockExplorers: { default: { name: 'Celo Sepolia Explorer', url: 'https://celo-sepolia.blockscout.com/' } },
  testnet: true,
} as const

export const chang = {
  id: 5858,
  name: 'Chang Chain Foundation Mainnet',
  nativeCurrency: { name: 'CTH', symbol: 'CTH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cthscan.com'] } },
  blockExplorers: { default: { name: 'Chang Chain explorer', url: 'https://cthscan.com' } },
} as const

export const chiliz = {
  id: 88888,
  name: 'Chiliz Chain',
  nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.chiliz.com'] } },
  blockExplorers: { default: { name: 'Chiliz Explorer', url: 'https://scan.chiliz.com' } },
} as const

export const chips = {
  id: 2882,
  name: 'Chips Network',
  nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://node.chips.ooo/wasp/api/v1/chains/iota1pp3d3mnap3ufmgqnjsnw344sqmf5svjh26y2khnmc89sv6788y3r207a8fn/evm',
      ],
    },
  },
} as const

export const citrate = {
  id: 40204,
  name: 'Citrate',
  nativeCurrency: { name: 'SALT', symbol: 'SALT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.citrate.ai'] } },
  testnet: true,
} as const

export const citrea = {
  id: 4114,
  name: 'Citrea Mainnet',
  nativeCurrency: { name: 'Citrea Bitcoin', symbol: 'cBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.citrea.xyz'] } },
  blockExplorers: { default: { name: 'Citrea Explorer', url: 'https://explorer.mainnet.citrea.xyz' } },
} as const

export const citreaTestnet = {
  id: 5115,
  name: 'Citrea Testnet',
  nativeCurrency: { name: 'cBTC', symbol: 'cBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.citrea.xyz'] } },
  blockExplorers: { default: { name: 'Citrea Explorer', url: 'https://explorer.testnet.citrea.xyz' } },
  testnet: true,
} as const

export const classic = {
  id: 61,
  name: 'Ethereum Classic',
  nativeCurrency: { name: 'ETC', symbol: 'ETC', decimals: 18 },
  rpcUrls: { default: { http: ['https://etc.rivet.link'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.com/etc/mainnet' } },
} as const

export const codex = {
  id: 81224,
  name: 'Codex',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.codex.xyz'] } },
  blockExplorers: { default: { name: 'Codex Explorer', url: 'https://explorer.codex.xyz' } },
} as const

export const codexTestnet = {
  id: 812242,
  name: 'Codex Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.codex-stg.xyz'] } },
  blockExplorers: { default: { name: 'Codex Testnet Explorer', url: 'https://explorer.codex-stg.xyz' } },
  testnet: true,
} as const

export const coinbit = {
  id: 112,
  name: 'Coinbit Mainnet',
  nativeCurrency: { name: 'GIDR', symbol: 'GIDR', decimals: 18 },
  rpcUrls: { default: { http: ['https://coinbit-rpc-mainnet.chain.sbcrypto.app'] } },
  blockExplorers: {
    default: { name: 'Coinbit Explorer', url: 'https://coinbit-explorer.chain.sbcrypto.app' },
  },
} as const

export const coinex = {
  id: 52,
  name: 'CoinEx Mainnet',
  nativeCurrency: { name: 'cet', symbol: 'cet', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.coinex.net'] } },
  blockExplorers: { default: { name: 'CoinEx Explorer', url: 'https://www.coinex.net' } },
} as const

export const confluxESpace = {
  id: 1030,
  name: 'Conflux eSpace',
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.confluxrpc.com'] } },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evm.confluxscan.org' } },
} as const

export const confluxESpaceTestnet = {
  id: 71,
  name: 'Conflux eSpace Testnet',
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmtestnet.confluxrpc.com'] } },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evmtestnet.confluxscan.org' } },
  testnet: true,
} as const

export const coreDao = {
  id: 1116,
  name: 'Core Dao',
  nativeCurrency: { name: 'Core', symbol: 'CORE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.coredao.org'] } },
  blockExplorers: { default: { name: 'CoreDao', url: 'https://scan.coredao.org' } },
} as const

export const coreTestnet1 = {
  id: 1115,
  name: 'Core Testnet',
  nativeCurrency: { name: 'tCore', symbol: 'TCORE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.test.btcs.network'] } },
  blockExplorers: { default: { name: 'Core Testnet', url: 'https://scan.test.btcs.network' } },
  testnet: true,
} as const

export const coreTestnet2 = {
  id: 1114,
  name: 'Core Testnet2',
  nativeCurrency: { name: 'tCore2', symbol: 'TCORE2', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.test2.btcs.network'] } },
  blockExplorers: { default: { name: 'Core Testnet2', url: 'https://scan.test2.btcs.network' } },
  testnet: true,
} as const

export const corn = {
  id: 21000000,
  name: 'Corn',
  nativeCurrency: { name: 'Bitcorn', symbol: 'BTCN', decimals: 18 },
  rpcUrls: { default: { http: ['https://21000000.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'Corn Explorer', url: 'https://cornscan.io' } },
} as const

export const cornTestnet = {
  id: 21000001,
  name: 'Corn Testnet',
  nativeCurrency: { name: 'Bitcorn', symbol: 'BTCN', decimals: 18 },
  rpcUrls: { default: { http: ['https://21000001.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'Corn Testnet Explorer', url: 'https://testnet.cornscan.io' } },
  testnet: true,
} as const

export const cpchain = {
  id: 86608,
  name: 'CpChain',
  nativeCurrency: { name: 'CpChain', symbol: 'CP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cpchain.com'] } },
  blockExplorers: { default: { name: 'CpChain Explorer', url: 'https://explorer.cpchain.com' } },
} as const

export const crab = {
  id: 44,
  name: 'Crab Network',
  nativeCurrency: { name: 'Crab Network Native Token', symbol: 'CRAB', decimals: 18 },
  rpcUrls: { default: { http: ['https://crab-rpc.darwinia.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://crab-scan.darwinia.network' } },
} as const

export const creatorTestnet = {
  id: 66665,
  name: 'Creator',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.creatorchain.io'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.creatorchain.io' } },
  testnet: true,
} as const

export const creditCoin3Devnet = {
  id: 102032,
  name: 'Creditcoin Devnet',
  nativeCurrency: { name: 'Devnet CTC', symbol: 'devCTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cc3-devnet.creditcoin.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin-devnet.blockscout.com' } },
  testnet: true,
} as const

export const creditCoin3Mainnet = {
  id: 102030,
  name: 'Creditcoin',
  nativeCurrency: { name: 'Creditcoin', symbol: 'CTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet3.creditcoin.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin.blockscout.com' } },
} as const

export const creditCoin3Testnet = {
  id: 102031,
  name: 'Creditcoin Testnet',
  nativeCurrency: { name: 'Creditcoin Testnet', symbol: 'tCTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cc3-testnet.creditcoin.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin-testnet.blockscout.com' } },
  testnet: true,
} as const

export const cronos = {
  id: 25,
  name: 'Cronos Mainnet',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.cronos.org'] } },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
} as const

export const cronosTestnet = {
  id: 338,
  name: 'Cronos Testnet',
  nativeCurrency: { name: 'CRO', symbol: 'tCRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-t3.cronos.org'] } },
  blockExplorers: {
    default: { name: 'Cronos Explorer (Testnet)', url: 'https://explorer.cronos.org/testnet' },
  },
  testnet: true,
} as const

export const cronoszkEVM = {
  id: 388,
  name: 'Cronos zkEVM Mainnet',
  nativeCurrency: { name: 'Cronos zkEVM CRO', symbol: 'zkCRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.zkevm.cronos.org'] } },
  blockExplorers: {
    default: { name: 'Cronos zkEVM (Mainnet) Chain Explorer', url: 'https://explorer.zkevm.cronos.org' },
  },
} as const

export const cronoszkEVMTestnet = {
  id: 282,
  name: 'Cronos zkEVM Testnet',
  nativeCurrency: { name: 'Cronos zkEVM Test Coin', symbol: 'zkTCRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.zkevm.cronos.org'] } },
  blockExplorers: {
    default: { name: 'Cronos zkEVM Testnet Explorer', url: 'https://explorer.zkevm.cronos.org/testnet' },
  },
  testnet: true,
} as const

export const crossbell = {
  id: 3737,
  name: 'Crossbell',
  nativeCurrency: { name: 'CSB', symbol: 'CSB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.crossbell.io'] } },
  blockExplorers: { default: { name: 'CrossScan', url: 'https://scan.crossbell.io' } },
} as const

export const crossfi = {
  id: 4158,
  name: 'CrossFi Mainnet',
  nativeCurrency: { name: 'CrossFi', symbol: 'XFI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.ms'] } },
  blockExplorers: { default: { name: 'CrossFi Blockchain Explorer', url: 'https://xfiscan.com' } },
} as const

export const curtis = {
  id: 33111,
  name: 'Curtis',
  nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.curtis.apechain.com'] } },
  blockExplorers: { default: { name: 'Curtis Explorer', url: 'https://explorer.curtis.apechain.com' } },
  testnet: true,
} as const

export const cyber = {
  id: 7560,
  name: 'Cyber',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://cyber.alt.technology'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://cyberscan.co' } },
} as const

export const cyberTestnet = {
  id: 111557560,
  name: 'Cyber Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://cyber-testnet.alt.technology'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet.cyberscan.co' } },
  testnet: true,
} as const

export const dailyNetwork = {
  id: 824,
  name: 'Daily Network Mainnet',
  nativeCurrency: { name: 'Daily', symbol: 'DLY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.dailycrypto.net'] } },
  blockExplorers: {
    default: { name: 'Daily Mainnet Explorer', url: 'https://explorer.mainnet.dailycrypto.net' },
  },
} as const

export const dailyNetworkTestnet = {
  id: 825,
  name: 'Daily Network Testnet',
  nativeCurrency: { name: 'Daily', symbol: 'DLY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.dailycrypto.net'] } },
  blockExplorers: {
    default: { name: 'Daily Testnet Explorer', url: 'https://explorer.testnet.dailycrypto.net' },
  },
  testnet: true,
} as const

export const darwinia = {
  id: 46,
  name: 'Darwinia Network',
  nativeCurrency: { name: 'RING', symbol: 'RING', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.darwinia.network'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.darwinia.network' } },
} as const

export const datahavenTestnet = {
  id: 55931,
  name: 'Datahaven Testnet',
  nativeCurrency: { name: 'MOCK', symbol: 'MOCK', decimals: 18 },
  rpcUrls: { default: { http: ['https://services.datahaven-testnet.network/testnet'] } },
  blockExplorers: { default: { name: 'DhScan', url: 'https://testnet.dhscan.io/' } },
  testnet: true,
} as const

export const dbkchain = {
  id: 20240603,
  name: 'DBK chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.dbkchain.io'] } },
  blockExplorers: { default: { name: 'DBK Chain Explorer', url: 'https://scan.dbkchain.io' } },
} as const

export const dchain = {
  id: 2716446429837000,
  name: 'Dchain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://dchain-2716446429837000-1.jsonrpc.sagarpc.io'] } },
  blockExplorers: {
    default: { name: 'Dchain Explorer', url: 'https://dchain-2716446429837000-1.sagaexplorer.io' },
  },
} as const

export const dchainTestnet = {
  id: 2713017997578000,
  name: 'Dchain Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://dchaintestnet-2713017997578000-1.jsonrpc.testnet.sagarpc.io'] } },
  blockExplorers: {
    default: {
      name: 'Dchain Explorer',
      url: 'https://dchaintestnet-2713017997578000-1.testnet.sagaexplorer.io',
    },
  },
  testnet: true,
} as const

export const defiOracleMetaMainnet = {
  id: 138,
  name: 'Defi Oracle Meta Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-http-pub.d-bis.org',
        'https://rpc.d-bis.org',
        'https://rpc2.d-bis.org',
        'https://rpc.public-0138.defi-oracle.io',
        'https://rpc.defi-oracle.io',
      ],
    },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.d-bis.org' } },
} as const

export const defichainEvm = {
  id: 1130,
  name: 'DeFiChain EVM Mainnet',
  nativeCurrency: { name: 'DeFiChain', symbol: 'DFI', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth.mainnet.ocean.jellyfishsdk.com'] } },
  blockExplorers: { default: { name: 'DeFiScan', url: 'https://meta.defiscan.live' } },
} as const

export const defichainEvmTestnet = {
  id: 1131,
  name: 'DeFiChain EVM Testnet',
  nativeCurrency: { name: 'DeFiChain', symbol: 'DFI', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth.testnet.ocean.jellyfishsdk.com'] } },
  blockExplorers: { default: { name: 'DeFiScan', url: 'https://meta.defiscan.live/?network=TestNet' } },
  testnet: true,
} as const

export const degen = {
  id: 666666666,
  name: 'Degen',
  nativeCurrency: { name: 'Degen', symbol: 'DEGEN', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.degen.tips'] } },
  blockExplorers: { default: { name: 'Degen Chain Explorer', url: 'https://explorer.degen.tips' } },
} as const

export const dfk = {
  id: 53935,
  name: 'DFK Chain',
  nativeCurrency: { name: 'Jewel', symbol: 'JEWEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc'] } },
  blockExplorers: { default: { name: 'DFKSubnetScan', url: 'https://subnets.avax.network/defi-kingdoms' } },
} as const

export const diode = {
  id: 15,
  name: 'Diode Prenet',
  nativeCurrency: { name: 'DIODE', symbol: 'DIODE', decimals: 18 },
  rpcUrls: { default: { http: ['https://prenet.diode.io:8443'] } },
  blockExplorers: { default: { name: 'Diode Explorer', url: 'https://diode.io/prenet' } },
} as const

export const disChain = {
  id: 513100,
  name: 'DisChain',
  nativeCurrency: { name: 'DIS', symbol: 'DIS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.dischain.xyz'] } },
  blockExplorers: { default: { name: 'DisChain Explorer', url: 'https://www.oklink.com/dis' } },
} as const

export const dodochainTestnet = {
  id: 53457,
  name: 'DODOchain Testnet',
  nativeCurrency: { name: 'DODO', symbol: 'DODO', decimals: 18 },
  rpcUrls: { default: { http: ['https://dodochain-testnet.alt.technology'] } },
  blockExplorers: {
    default: { name: 'DODOchain Testnet (Sepolia) Explorer', url: 'https://testnet-scan.dodochain.com' },
  },
  testnet: true,
} as const

export const dogechain = {
  id: 2000,
  name: 'Dogechain',
  nativeCurrency: { name: 'Wrapped Dogecoin', symbol: 'WDOGE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.dogechain.dog'] } },
  blockExplorers: { default: { name: 'DogeChainExplorer', url: 'https://explorer.dogechain.dog' } },
} as const

export const domaTestnet = {
  id: 97476,
  name: 'Doma Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.doma.xyz'] } },
  blockExplorers: { default: { name: 'Doma Testnet Explorer', url: 'https://explorer-testnet.doma.xyz' } },
  testnet: true,
} as const

export const donatuz = {
  id: 42026,
  name: 'Donatuz',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.donatuz.com'] } },
  blockExplorers: { default: { name: 'Donatuz Explorer', url: 'https://explorer.donatuz.com' } },
} as const

export const dosChain = {
  id: 7979,
  name: 'DOS Chain',
  nativeCurrency: { name: 'DOS Chain', symbol: 'DOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://main.doschain.com'] } },
  blockExplorers: { default: { name: 'DOS Chain Explorer', url: 'https://doscan.io' } },
} as const

export const dosChainTestnet = {
  id: 3939,
  name: 'DOS Chain Testnet',
  nativeCurrency: { name: 'DOS Chain Testnet', symbol: 'DOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://test.doschain.com'] } },
  blockExplorers: { default: { name: 'DOS Chain Testnet Explorer', url: 'https://test.doscan.io' } },
  testnet: true,
} as const

export const dreyerxMainnet = {
  id: 23451,
  name: 'DreyerX Mainnet',
  nativeCurrency: { name: 'DreyerX', symbol: 'DRX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.dreyerx.com'] } },
  blockExplorers: { default: { name: 'DreyerX Scan', url: 'https://scan.dreyerx.com' } },
} as const

export const dreyerxTestnet = {
  id: 23452,
  name: 'DreyerX Testnet',
  nativeCurrency: { name: 'DreyerX', symbol: 'DRX', decimals: 18 },
  rpcUrls: { default: { http: ['http://testnet-rpc.dreyerx.com'] } },
  blockExplorers: { default: { name: 'DreyerX Testnet Scan', url: 'https://testnet-scan.dreyerx.com' } },
  testnet: true,
} as const

export const dustboyIoT = {
  id: 555888,
  name: 'DustBoy IoT',
  nativeCurrency: { name: 'Ether', symbol: 'DST', decimals: 18 },
  rpcUrls: { default: { http: ['https://dustboy-rpc.jibl2.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://dustboy.jibl2.com' } },
} as const

export const dymension = {
  id: 1100,
  name: 'Dymension',
  nativeCurrency: { name: 'DYM', symbol: 'DYM', decimals: 18 },
  rpcUrls: { default: { http: ['https://dymension-evm-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Dym FYI', url: 'https://dym.fyi' } },
} as const

export const eCanna = {
  id: 4111,
  name: 'E Canna Mainnet',
  nativeCurrency: { name: 'E Canna', symbol: 'ECNA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ecnascan.com'] } },
  blockExplorers: { default: { name: 'ECNA Scan', url: 'https://explorer.ecnascan.com' } },
} as const

export const eCannaTestnet = {
  id: 4112,
  name: 'E Canna Testnet',
  nativeCurrency: { name: 'E Canna Testnet', symbol: 'tECNA', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnetrpc.ecnascan.com'] } },
  blockExplorers: { default: { name: 'ECNA Scan Testnet', url: 'https://testnetexplorer.ecnascan.com' } },
  testnet: true,
} as const

export const eden = {
  id: 714,
  name: 'Eden',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.eden.gateway.fm'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://eden.blockscout.com' } },
} as const

export const edexa = {
  id: 5424,
  name: 'edeXa',
  nativeCurrency: { name: 'edeXa', symbol: 'EDX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.edexa.network'] } },
  blockExplorers: { default: { name: 'edeXa Explorer', url: 'https://explorer.edexa.network' } },
} as const

export const edexaTestnet = {
  id: 1995,
  name: 'edeXa Testnet',
  nativeCurrency: { name: 'edeXa', symbol: 'tEDX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.edexa.network'] } },
  blockExplorers: {
    default: { name: 'edeXa Testnet Explorer', url: 'https://explorer.testnet.edexa.network' },
  },
  testnet: true,
} as const

export const edgeless = {
  id: 2026,
  name: 'Edgeless Network',
  nativeCurrency: { name: 'Edgeless Wrapped ETH', symbol: 'EwETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.edgeless.network/http'] } },
  blockExplorers: { default: { name: 'Edgeless Explorer', url: 'https://explorer.edgeless.network' } },
} as const

export const edgelessTestnet = {
  id: 202,
  name: 'Edgeless Testnet',
  nativeCurrency: { name: 'Edgeless Wrapped ETH', symbol: 'EwETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://edgeless-testnet.rpc.caldera.xyz/http'] } },
  blockExplorers: {
    default: { name: 'Edgeless Testnet Explorer', url: 'https://testnet.explorer.edgeless.network' },
  },
  testnet: true,
} as const

export const edgeware = {
  id: 2021,
  name: 'Edgeware EdgeEVM Mainnet',
  nativeCurrency: { name: 'Edgeware', symbol: 'EDG', decimals: 18 },
  rpcUrls: { default: { http: ['https://edgeware-evm.jelliedowl.net'] } },
  blockExplorers: { default: { name: 'Edgscan by Bharathcoorg', url: 'https://edgscan.live' } },
} as const

export const edgewareTestnet = {
  id: 2022,
  name: 'Beresheet BereEVM Testnet',
  nativeCurrency: { name: 'Testnet EDG', symbol: 'tEDG', decimals: 18 },
  rpcUrls: { default: { http: ['https://beresheet-evm.jelliedowl.net'] } },
  blockExplorers: { default: { name: 'Edgscan by Bharathcoorg', url: 'https://testnet.edgscan.live' } },
  testnet: true,
} as const

export const eduChain = {
  id: 41923,
  name: 'EDU Chain',
  nativeCurrency: { name: 'EDU', symbol: 'EDU', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.educhain.xyz'] } },
  blockExplorers: { default: { name: 'EDU Chain Explorer', url: 'https://explorer.educhain.xyz/' } },
} as const

export const eduChainTestnet = {
  id: 656476,
  name: 'EDU Chain Testnet',
  nativeCurrency: { name: 'EDU', symbol: 'EDU', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.educhain.xyz'] } },
  blockExplorers: {
    default: { name: 'EDU Chain Testnet Explorer', url: 'https://explorer.testnet.educhain.xyz/' },
  },
  testnet: true,
} as const

export const elastos = {
  id: 20,
  name: 'Elastos Smart Chain',
  nativeCurrency: { name: 'ELA', symbol: 'ELA', decimals: 18 },
  rpcUrls: { default: { http: ['https://api2.elastos.io/eth'] } },
  blockExplorers: { default: { name: 'Elastos Explorer', url: 'https://esc.elastos.io' } },
} as const

export const elastosTestnet = {
  id: 21,
  name: 'Elastos Smart Chain Testnet',
  nativeCurrency: { name: 'tELA', symbol: 'tELA', decimals: 18 },
  rpcUrls: { default: { http: ['https://api-testnet.elastos.io/eth'] } },
  blockExplorers: { default: { name: 'Elastos Explorer', url: 'https://esc-testnet.elastos.io' } },
  testnet: true,
} as const

export const electroneum = {
  id: 52014,
  name: 'Electroneum Mainnet',
  nativeCurrency: { name: 'ETN', symbol: 'ETN', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.electroneum.com'] } },
  blockExplorers: {
    default: { name: 'Electroneum Block Explorer', url: 'https://blockexplorer.electroneum.com' },
  },
} as const

export const electroneumTestnet = {
  id: 5201420,
  name: 'Electroneum Testnet',
  nativeCurrency: { name: 'ETN', symbol: 'ETN', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.electroneum.com'] } },
  blockExplorers: {
    default: { name: 'Electroneum Block Explorer', url: 'https://blockexplorer.thesecurityteam.rocks' },
  },
  testnet: true,
} as const

export const elysiumTestnet = {
  id: 1338,
  name: 'Elysium Testnet',
  nativeCurrency: { name: 'LAVA', symbol: 'LAVA', decimals: 18 },
  rpcUrls: { default: { http: ['https://elysium-test-rpc.vulcanforged.com'] } },
  blockExplorers: {
    default: { name: 'Elysium testnet explorer', url: 'https://elysium-explorer.vulcanforged.com' },
  },
  testnet: true,
} as const

export const energy = {
  id: 246,
  name: 'Energy Mainnet',
  nativeCurrency: { name: 'EWT', symbol: 'EWT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.energyweb.org'] } },
  blockExplorers: { default: { name: 'EnergyWeb Explorer', url: 'https://explorer.energyweb.org' } },
} as const

export const eni = {
  id: 173,
  name: 'ENI Mainnet',
  nativeCurrency: { name: 'ENI', symbol: 'ENI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.eniac.network'] } },
  blockExplorers: { default: { name: 'ENI Explorer', url: 'https://scan.eniac.network' } },
} as const

export const eniTestnet = {
  id: 6912115,
  name: 'ENI Testnet',
  nativeCurrency: { name: 'ENI Testnet Token', symbol: 'ENI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.eniac.network'] } },
  blockExplorers: { default: { name: 'ENI Testnet Explorer', url: 'https://scan-testnet.eniac.network' } },
  testnet: true,
} as const

export const enuls = {
  id: 119,
  name: 'ENULS Mainnet',
  nativeCurrency: { name: 'NULS', symbol: 'NULS', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmapi2.nuls.io'] } },
  blockExplorers: { default: { name: 'ENULS Explorer', url: 'https://evmscan.nuls.io' } },
} as const

export const eon = {
  id: 7332,
  name: 'Horizen EON',
  nativeCurrency: { name: 'ZEN', symbol: 'ZEN', decimals: 18 },
  rpcUrls: { default: { http: ['https://eon-rpc.horizenlabs.io/ethv1'] } },
  blockExplorers: { default: { name: 'EON Explorer', url: 'https://eon-explorer.horizenlabs.io' } },
} as const

export const eos = {
  id: 17777,
  name: 'EOS EVM',
  nativeCurrency: { name: 'EOS', symbol: 'EOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.evm.eosnetwork.com'] } },
  blockExplorers: { default: { name: 'EOS EVM Explorer', url: 'https://explorer.evm.eosnetwork.com' } },
} as const

export const eosTestnet = {
  id: 15557,
  name: 'EOS EVM Testnet',
  nativeCurrency: { name: 'EOS', symbol: 'EOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.testnet.evm.eosnetwork.com'] } },
  blockExplorers: {
    default: { name: 'EOS EVM Testnet Explorer', url: 'https://explorer.testnet.evm.eosnetwork.com' },
  },
  testnet: true,
} as const

export const eteria = {
  id: 140,
  name: 'Eteria',
  nativeCurrency: { name: 'Eteria', symbol: 'ERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.eteria.io/v1'] } },
  blockExplorers: { default: { name: 'Eteria Explorer', url: 'https://explorer.eteria.io' } },
} as const

export const etherlink = {
  id: 42793,
  name: 'Etherlink',
  nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.mainnet.etherlink.com'] } },
  blockExplorers: { default: { name: 'Etherlink', url: 'https://explorer.etherlink.com' } },
} as const

export const etherlinkShadownetTestnet = {
  id: 127823,
  name: 'Etherlink Shadownet Testnet',
  nativeCurrency: { name: 'tez', symbol: 'XTZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.shadownet.etherlink.com'] } },
  blockExplorers: {
    default: {
      name: 'Etherlink Shadownet Testnet Explorer',
      url: 'https://shadownet.explorer.etherlink.com',
    },
  },
  testnet: true,
} as const

export const etherlinkTestnet = {
  id: 128123,
  name: 'Etherlink Testnet',
  nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.ghostnet.etherlink.com'] } },
  blockExplorers: { default: { name: 'Etherlink Testnet', url: 'https://testnet.explorer.etherlink.com' } },
  testnet: true,
} as const

export const ethernity = {
  id: 183,
  name: 'Ethernity',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.ethernitychain.io'] } },
  blockExplorers: { default: { name: 'Ethernity Explorer', url: 'https://ernscan.io' } },
} as const

export const etp = {
  id: 20256789,
  name: 'ETP Mainnet',
  nativeCurrency: { name: 'ETP Chain Native Token', symbol: 'ETP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.etpscan.xyz'] } },
  blockExplorers: { default: { name: 'ETP Scan', url: 'https://etpscan.xyz' } },
} as const

export const evmos = {
  id: 9001,
  name: 'Evmos',
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth.bd.evmos.org:8545'] } },
  blockExplorers: { default: { name: 'Evmos Block Explorer', url: 'https://escan.live' } },
} as const

export const evmosTestnet = {
  id: 9000,
  name: 'Evmos Testnet',
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth.bd.evmos.dev:8545'] } },
  blockExplorers: { default: { name: 'Evmos Testnet Block Explorer', url: 'https://evm.evmos.dev/' } },
  testnet: true,
} as const

export const excelonMainnet = {
  id: 22052002,
  name: 'Excelon Mainnet',
  nativeCurrency: { name: 'Excelon', symbol: 'xlon', decimals: 18 },
  rpcUrls: { default: { http: ['https://edgewallet1.xlon.org'] } },
  blockExplorers: { default: { name: 'Excelon explorer', url: 'https://explorer.excelon.io' } },
} as const

export const expanse = {
  id: 2,
  name: 'Expanse Network',
  nativeCurrency: { name: 'EXP', symbol: 'EXP', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.expanse.tech'] } },
  blockExplorers: { default: { name: 'Expanse Explorer', url: 'https://explorer.expanse.tech' } },
} as const

export const exsat = {
  id: 7200,
  name: 'exSat Network',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.exsat.network'] } },
  blockExplorers: { default: { name: 'exSat Explorer', url: 'https://scan.exsat.network' } },
} as const

export const exsatTestnet = {
  id: 839999,
  name: 'exSat Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-tst3.exsat.network'] } },
  blockExplorers: { default: { name: 'exSat Explorer', url: 'https://scan-testnet.exsat.network' } },
  testnet: true,
} as const

export const fantom = {
  id: 250,
  name: 'Fantom',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: { default: { http: ['https://250.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } },
} as const

export const fantomSonicTestnet = {
  id: 64240,
  name: 'Fantom Sonic Open Testnet',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpcapi.sonic.fantom.network'] } },
  blockExplorers: {
    default: { name: 'Fantom Sonic Open Testnet Explorer', url: 'https://public-sonic.fantom.network' },
  },
  testnet: true,
} as const

export const fantomTestnet = {
  id: 4002,
  name: 'Fantom Testnet',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.fantom.network'] } },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://testnet.ftmscan.com' } },
  testnet: true,
} as const

export const fibo = {
  id: 12306,
  name: 'Fibo Chain',
  nativeCurrency: { name: 'fibo', symbol: 'FIBO', decimals: 18 },
  rpcUrls: { default: { http: ['https://network.hzroc.art'] } },
  blockExplorers: { default: { name: 'FiboScan', url: 'https://scan.fibochain.org' } },
} as const

export const filecoin = {
  id: 314,
  name: 'Filecoin Mainnet',
  nativeCurrency: { name: 'filecoin', symbol: 'FIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filfox', url: 'https://filfox.info/en' } },
} as const

export const filecoinCalibration = {
  id: 314159,
  name: 'Filecoin Calibration',
  nativeCurrency: { name: 'testnet filecoin', symbol: 'tFIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.calibration.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filscan', url: 'https://calibration.filscan.io' } },
  testnet: true,
} as const

export const filecoinHyperspace = {
  id: 3141,
  name: 'Filecoin Hyperspace',
  nativeCurrency: { name: 'testnet filecoin', symbol: 'tFIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.hyperspace.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filfox', url: 'https://hyperspace.filfox.info/en' } },
  testnet: true,
} as const

export const fireChain = {
  id: 995,
  name: '5ireChain',
  nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.5ire.network'] } },
  blockExplorers: { default: { name: '5ireChain Mainnet Explorer', url: 'https://5irescan.io/' } },
} as const

export const flame = {
  id: 253368190,
  name: 'Flame',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.flame.astria.org'] } },
  blockExplorers: { default: { name: 'Flame Explorer', url: 'https://explorer.flame.astria.org' } },
} as const

export const flare = {
  id: 14,
  name: 'Flare Mainnet',
  nativeCurrency: { name: 'Flare', symbol: 'FLR', decimals: 18 },
  rpcUrls: { default: { http: ['https://flare-api.flare.network/ext/C/rpc'] } },
  blockExplorers: { default: { name: 'Flare Explorer', url: 'https://flare-explorer.flare.network' } },
} as const

export const flareTestnet = {
  id: 114,
  name: 'Flare Testnet Coston2',
  nativeCurrency: { name: 'Coston2 Flare', symbol: 'C2FLR', decimals: 18 },
  rpcUrls: { default: { http: ['https://coston2-api.flare.network/ext/C/rpc'] } },
  blockExplorers: { default: { name: 'Coston2 Explorer', url: 'https://coston2-explorer.flare.network' } },
  testnet: true,
} as const

export const flowMainnet = {
  id: 747,
  name: 'Flow EVM Mainnet',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.evm.nodes.onflow.org'] } },
  blockExplorers: { default: { name: 'Mainnet Explorer', url: 'https://evm.flowscan.io' } },
} as const

export const flowPreviewnet = {
  id: 646,
  name: 'Flow EVM Previewnet',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: { default: { http: ['https://previewnet.evm.nodes.onflow.org'] } },
  blockExplorers: { default: { name: 'Previewnet Explorer', url: 'https://previewnet.flowdiver.io' } },
  testnet: true,
} as const

export const flowTestnet = {
  id: 545,
  name: 'Flow EVM Testnet',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.evm.nodes.onflow.org'] } },
  blockExplorers: { default: { name: 'Flow Diver', url: 'https://evm-testnet.flowscan.io' } },
  testnet: true,
} as const

export const fluence = {
  id: 9999999,
  name: 'Fluence',
  nativeCurrency: { name: 'FLT', symbol: 'FLT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.fluence.dev'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.mainnet.fluence.dev' } },
} as const

export const fluenceStage = {
  id: 123420000220,
  name: 'Fluence Stage',
  nativeCurrency: { name: 'tFLT', symbol: 'tFLT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.stage.fluence.dev'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.stage.fluence.dev' } },
  testnet: true,
} as const

export const fluenceTestnet = {
  id: 52164803,
  name: 'Fluence Testnet',
  nativeCurrency: { name: 'tFLT', symbol: 'tFLT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.fluence.dev'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.testnet.fluence.dev' } },
  testnet: true,
} as const

export const fluent = {
  id: 25363,
  name: 'Fluent',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.fluent.xyz'] } },
  blockExplorers: { default: { name: 'Fluent Explorer', url: 'https://fluentscan.xyz' } },
} as const

export const fluentDevnet = {
  id: 20993,
  name: 'Fluent Devnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.devnet.fluent.xyz'] } },
  blockExplorers: { default: { name: 'Fluent Devnet Explorer', url: 'https://devnet.fluentscan.xyz' } },
  testnet: true,
} as const

export const fluentTestnet = {
  id: 20994,
  name: 'Fluent Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.fluent.xyz'] } },
  blockExplorers: { default: { name: 'Fluent Testnet Explorer', url: 'https://testnet.fluentscan.xyz' } },
  testnet: true,
} as const

export const form = {
  id: 478,
  name: 'Form Network',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.form.network/http'] } },
  blockExplorers: { default: { name: 'Form Explorer', url: 'https://explorer.form.network' } },
} as const

export const formTestnet = {
  id: 132902,
  name: 'Form Testnet',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.form.network/http'] } },
  blockExplorers: {
    default: { name: 'Form Testnet Explorer', url: 'https://sepolia-explorer.form.network' },
  },
  testnet: true,
} as const

export const forma = {
  id: 984122,
  name: 'Forma',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.forma.art'] } },
  blockExplorers: { default: { name: 'Forma Explorer', url: 'https://explorer.forma.art' } },
} as const

export const formicarium = {
  id: 43521,
  name: 'Formicarium',
  nativeCurrency: { name: 'M', symbol: 'M', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.formicarium.memecore.net'] } },
  blockExplorers: {
    default: { name: 'MemeCore Testnet Explorer', url: 'https://formicarium.memecorescan.io' },
  },
  testnet: true,
} as const

export const forta = {
  id: 80931,
  name: 'Forta Chain',
  nativeCurrency: { name: 'FORT', symbol: 'FORT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-forta-chain-8gj1qndmfc.t.conduit.xyz'] } },
  blockExplorers: { default: { name: 'Forta Explorer', url: 'https://explorer.forta.org' } },
} as const

export const foundry = {
  id: 31337,
  name: 'Foundry',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

export const fraxtal = {
  id: 252,
  name: 'Fraxtal',
  nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.frax.com'] } },
  blockExplorers: { default: { name: 'fraxscan', url: 'https://fraxscan.com' } },
} as const

export const fraxtalTestnet = {
  id: 2522,
  name: 'Fraxtal Testnet',
  nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.frax.com'] } },
  blockExplorers: { default: { name: 'fraxscan testnet', url: 'https://holesky.fraxscan.com' } },
  testnet: true,
} as const

export const funkiMainnet = {
  id: 33979,
  name: 'Funki',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mainnet.funkichain.com'] } },
  blockExplorers: { default: { name: 'Funki Mainnet Explorer', url: 'https://funkiscan.io' } },
} as const

export const funkiSepolia = {
  id: 3397901,
  name: 'Funki Sepolia Sandbox',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://funki-testnet.alt.technology'] } },
  blockExplorers: {
    default: { name: 'Funki Sepolia Sandbox Explorer', url: 'https://sepolia-sandbox.funkichain.com/' },
  },
  testnet: true,
} as const

export const fuse = {
  id: 122,
  name: 'Fuse',
  nativeCurrency: { name: 'Fuse', symbol: 'FUSE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.fuse.io'] } },
  blockExplorers: { default: { name: 'Fuse Explorer', url: 'https://explorer.fuse.io' } },
} as const

export const fuseSparknet = {
  id: 123,
  name: 'Fuse Sparknet',
  nativeCurrency: { name: 'Spark', symbol: 'SPARK', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.fusespark.io'] } },
  blockExplorers: { default: { name: 'Sparkent Explorer', url: 'https://explorer.fusespark.io' } },
} as const

export const fusion = {
  id: 32659,
  name: 'Fusion Mainnet',
  nativeCurrency: { name: 'Fusion', symbol: 'FSN', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.fusionnetwork.io'] } },
  blockExplorers: { default: { name: 'FSNscan', url: 'https://fsnscan.com' } },
} as const

export const fusionTestnet = {
  id: 46688,
  name: 'Fusion Testnet',
  nativeCurrency: { name: 'Fusion', symbol: 'FSN', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.fusionnetwork.io'] } },
  blockExplorers: { default: { name: 'FSNscan', url: 'https://testnet.fsnscan.com' } },
  testnet: true,
} as const

export const garnet = {
  id: 17069,
  name: 'Garnet Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.garnetchain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.garnetchain.com' } },
  testnet: true,
} as const

export const gatechain = {
  id: 86,
  name: 'GateChain Mainnet',
  nativeCurrency: { name: 'GateChainToken', symbol: 'GT', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.nodeinfo.cc'] } },
  blockExplorers: { default: { name: 'Gate Scan', url: 'https://www.gatescan.org' } },
} as const

export const geist = {
  id: 63157,
  name: 'Geist Mainnet',
  nativeCurrency: { name: 'Aavegotchi GHST Token', symbol: 'GHST', decimals: 18 },
  rpcUrls: { default: { http: ['https://geist-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://geist-mainnet.explorer.alchemy.com' } },
} as const

export const genesys = {
  id: 16507,
  name: 'Genesys Mainnet',
  nativeCurrency: { name: 'GSYS', symbol: 'GSYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.genesys.network'] } },
  blockExplorers: { default: { name: 'Genesys Explorer', url: 'https://gchainexplorer.genesys.network' } },
} as const

export const gensyn = {
  id: 685689,
  name: 'Gensyn Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://gensyn-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://gensyn-mainnet.explorer.alchemy.com' } },
} as const

export const giwaSepolia = {
  id: 91342,
  name: 'GIWA Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.giwa.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-explorer.giwa.io' } },
  testnet: true,
} as const

export const giwaSepoliaPreconf = {
  id: 91342,
  name: 'GIWA Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc-flashblocks.giwa.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-explorer.giwa.io' } },
  testnet: true,
} as const

export const glideL1Protocol = {
  id: 251,
  name: 'Glide L1 Protocol XP',
  nativeCurrency: { name: 'GLXP', symbol: 'GLXP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-api.glideprotocol.xyz/l1-rpc'] } },
  blockExplorers: {
    default: { name: 'Glide Protocol Explore', url: 'https://blockchain-explorer.glideprotocol.xyz' },
  },
} as const

export const glideL2Protocol = {
  id: 253,
  name: 'Glide L2 Protocol XP',
  nativeCurrency: { name: 'GLXP', symbol: 'GLXP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-api.glideprotocol.xyz/l2-rpc'] } },
  blockExplorers: {
    default: { name: 'Glide Protocol Explore', url: 'https://blockchain-explorer.glideprotocol.xyz' },
  },
} as const

export const gnosis = {
  id: 100,
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gnosischain.com'] } },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
} as const

export const gnosisChiado = {
  id: 10200,
  name: 'Gnosis Chiado',
  nativeCurrency: { name: 'Gnosis', symbol: 'xDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.chiadochain.net'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.chiadochain.net' } },
  testnet: true,
} as const

export const goChain = {
  id: 60,
  name: 'GoChain',
  nativeCurrency: { name: 'GO', symbol: 'GO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gochain.io'] } },
  blockExplorers: { default: { name: 'GoChain Explorer', url: 'https://explorer.gochain.io' } },
} as const

export const goat = {
  id: 2345,
  name: 'GOAT',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.goat.network'] } },
  blockExplorers: { default: { name: 'Goat Explorer', url: 'https://explorer.goat.network' } },
} as const

export const gobi = {
  id: 1663,
  name: 'Horizen Gobi Testnet',
  nativeCurrency: { name: 'Test ZEN', symbol: 'tZEN', decimals: 18 },
  rpcUrls: { default: { http: ['https://gobi-testnet.horizenlabs.io/ethv1'] } },
  blockExplorers: { default: { name: 'Gobi Explorer', url: 'https://gobi-explorer.horizen.io' } },
  testnet: true,
} as const

export const godwoken = {
  id: 71402,
  name: 'Godwoken Mainnet',
  nativeCurrency: { name: 'pCKB', symbol: 'pCKB', decimals: 18 },
  rpcUrls: { default: { http: ['https://v1.mainnet.godwoken.io/rpc'] } },
  blockExplorers: { default: { name: 'GW Scan', url: 'https://v1.gwscan.com' } },
} as const

export const goerli = {
  id: 5,
  name: 'Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://5.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.etherscan.io' } },
  testnet: true,
} as const

export const graphite = {
  id: 440017,
  name: 'Graphite Network',
  nativeCurrency: { name: 'Graphite', symbol: '@G', decimals: 18 },
  rpcUrls: { default: { http: ['https://anon-entrypoint-1.atgraphite.com'] } },
  blockExplorers: { default: { name: 'Graphite Spectre', url: 'https://main.atgraphite.com' } },
} as const

export const graphiteTestnet = {
  id: 54170,
  name: 'Graphite Network Testnet',
  nativeCurrency: { name: 'Graphite', symbol: '@G', decimals: 18 },
  rpcUrls: { default: { http: ['https://anon-entrypoint-test-1.atgraphite.com'] } },
  blockExplorers: { default: { name: 'Graphite Testnet Spectre', url: 'https://test.atgraphite.com' } },
  testnet: true,
} as const

export const grav = {
  id: 127001,
  name: 'Gravity',
  nativeCurrency: { name: 'Gravity', symbol: 'G', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.gravity.xyz'] } },
  blockExplorers: {
    default: { name: 'Gravity Mainnet Explorer', url: 'https://mainnet-explorer.gravity.xyz' },
  },
} as const

export const gravity = {
  id: 1625,
  name: 'Gravity Alpha Mainnet',
  nativeCurrency: { name: 'G', symbol: 'G', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gravity.xyz'] } },
  blockExplorers: { default: { name: 'Gravity Explorer', url: 'https://explorer.gravity.xyz' } },
} as const

export const gunz = {
  id: 43419,
  name: 'Gunz Mainnet',
  nativeCurrency: { name: 'GUN', symbol: 'GUN', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://rpc.gunzchain.io/ext/bc/2M47TxWHGnhNtq6pM5zPXdATBtuqubxn5EPFgFmEawCQr9WFML/rpc'],
    },
  },
  blockExplorers: { default: { name: 'Gunz Explorer', url: 'https://gunzscan.io/' } },
} as const

export const guruNetwork = {
  id: 260,
  name: 'Guru Network Mainnet',
  nativeCurrency: { name: 'GURU Token', symbol: 'GURU', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-main.gurunetwork.ai', 'https://rpc.gurunetwork.ai/archive/260'] },
  },
  blockExplorers: { default: { name: 'Guruscan', url: 'https://scan.gurunetwork.ai' } },
} as const

export const guruTestnet = {
  id: 261,
  name: 'Guru Network Testnet',
  nativeCurrency: { name: 'tGURU Token', symbol: 'tGURU', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-test.gurunetwork.ai', 'https://rpc.gurunetwork.ai/archive/261'] },
  },
  blockExplorers: { default: { name: 'Guruscan', url: 'https://sepolia.gurunetwork.ai' } },
  testnet: true,
} as const

export const ham = {
  id: 5112,
  name: 'Ham',
  nativeCurrency: { name: 'Ham', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ham.fun'] } },
  blockExplorers: { default: { name: 'Ham Chain Explorer', url: 'https://explorer.ham.fun' } },
} as const

export const happychainTestnet = {
  id: 216,
  name: 'Happychain Testnet',
  nativeCurrency: { name: 'HAPPY', symbol: 'HAPPY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.happy.tech/http'] } },
  blockExplorers: {
    default: { name: 'Happy Chain Testnet Explorer', url: 'https://explorer.testnet.happy.tech' },
  },
  testnet: true,
} as const

export const haqqMainnet = {
  id: 11235,
  name: 'HAQQ Mainnet',
  nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLM', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.eth.haqq.network'] } },
  blockExplorers: { default: { name: 'HAQQ Explorer', url: 'https://explorer.haqq.network' } },
} as const

export const haqqTestedge2 = {
  id: 54211,
  name: 'HAQQ Testedge 2',
  nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLMT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.eth.testedge2.haqq.network'] } },
  blockExplorers: { default: { name: 'HAQQ Explorer', url: 'https://explorer.testedge2.haqq.network' } },
  testnet: true,
} as const

export const hardhat = {
  id: 31337,
  name: 'Hardhat',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

export const harmonyOne = {
  id: 1666600000,
  name: 'Harmony One',
  nativeCurrency: { name: 'Harmony', symbol: 'ONE', decimals: 18 },
  rpcUrls: { default: { http: ['https://1666600000.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'Harmony Explorer', url: 'https://explorer.harmony.one' } },
} as const

export const hashkey = {
  id: 177,
  name: 'HashKey Chain',
  nativeCurrency: { name: 'HashKey EcoPoints', symbol: 'HSK', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hsk.xyz'] } },
  blockExplorers: { default: { name: 'HashKey Chain Explorer', url: 'https://hashkey.blockscout.com' } },
} as const

export const hashkeyTestnet = {
  id: 133,
  name: 'HashKey Chain Testnet',
  nativeCurrency: { name: 'HashKey EcoPoints', symbol: 'HSK', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.hsk.xyz'] } },
  blockExplorers: {
    default: { name: 'HashKey Chain Testnet explorer', url: 'https://testnet-explorer.hsk.xyz' },
  },
  testnet: true,
} as const

export const hausTestnet = {
  id: 2443,
  name: 'Haus Chain Testnet',
  nativeCurrency: { name: 'Haus', symbol: 'HAUS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.hausserver.xyz'] } },
  blockExplorers: {
    default: { name: 'Haus Chain Testnet Explorer', url: 'https://explorer-testnet.hausserver.xyz' },
  },
  testnet: true,
} as const

export const haustTestnet = {
  id: 1523903251,
  name: 'Haust Network Testnet',
  nativeCurrency: { name: 'HAUST', symbol: 'HAUST', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.haust.app'] } },
  blockExplorers: {
    default: { name: 'Haust Network Testnet Explorer', url: 'https://explorer-testnet.haust.app' },
  },
  testnet: true,
} as const

export const hedera = {
  id: 295,
  name: 'Hedera Mainnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hashio.io/api'] } },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/mainnet' } },
} as const

export const hederaPreviewnet = {
  id: 297,
  name: 'Hedera Previewnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://previewnet.hashio.io/api'] } },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/previewnet' } },
  testnet: true,
} as const

export const hederaTestnet = {
  id: 296,
  name: 'Hedera Testnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.hashio.io/api'] } },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/testnet' } },
  testnet: true,
} as const

export const hela = {
  id: 8668,
  name: 'Hela Mainnet',
  nativeCurrency: { name: 'HLUSD', symbol: 'HLUSD', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.helachain.com'] } },
  blockExplorers: { default: { name: 'Hela explorer', url: 'https://mainnet-blockexplorer.helachain.com' } },
} as const

export const heliosTestnet = {
  id: 42000,
  name: 'Helios Testnet',
  nativeCurrency: { name: 'Helios', symbol: 'HLS', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet1.helioschainlabs.org'] } },
  blockExplorers: {
    default: { name: 'Helios Testnet Explorer', url: 'https://explorer.helioschainlabs.org/' },
  },
  testnet: true,
} as const

export const hemi = {
  id: 43111,
  name: 'Hemi',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hemi.network/rpc'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.hemi.xyz' } },
} as const

export const hemiSepolia = {
  id: 743111,
  name: 'Hemi Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.rpc.hemi.network/rpc'] } },
  blockExplorers: { default: { name: 'Hemi Sepolia explorer', url: 'https://testnet.explorer.hemi.xyz' } },
  testnet: true,
} as const

export const henesys = {
  id: 68414,
  name: 'Henesys',
  nativeCurrency: { name: 'NEXPACE', symbol: 'NXPC', decimals: 18 },
  rpcUrls: { default: { http: ['https://henesys-rpc.msu.io'] } },
  blockExplorers: { default: { name: 'Avalanche Explorer', url: 'https://subnets.avax.network/henesys' } },
} as const

export const holesky = {
  id: 17000,
  name: 'Holesky',
  nativeCurrency: { name: 'Holesky Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://ethereum-holesky-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://holesky.etherscan.io' } },
  testnet: true,
} as const

export const hoodi = {
  id: 560048,
  name: 'Hoodi',
  nativeCurrency: { name: 'Hoodi Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hoodi.ethpandaops.io'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.etherscan.io' } },
  testnet: true,
} as const

export const horizenTestnet = {
  id: 2651420,
  name: 'Horizen Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://horizen-testnet.rpc.caldera.xyz/http'] } },
  blockExplorers: {
    default: {
      name: 'Horizen Testnet Caldera Explorer',
      url: 'https://horizen-testnet.explorer.caldera.xyz',
    },
  },
  testnet: true,
} as const

export const hpb = {
  id: 269,
  name: 'High Performance Blockchain',
  nativeCurrency: { name: 'HPB', symbol: 'HPB', decimals: 18 },
  rpcUrls: { default: { http: ['https://hpbnode.com'] } },
  blockExplorers: { default: { name: 'hpbScan', url: 'https://hscan.org' } },
} as const

export const hpp = {
  id: 190415,
  name: 'HPP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hpp.io'] } },
  blockExplorers: { default: { name: 'HPP Mainnet Explorer', url: 'https://explorer.hpp.io' } },
} as const

export const hppSepolia = {
  id: 181228,
  name: 'HPP Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.hpp.io'] } },
  blockExplorers: { default: { name: 'HPP Sepolia Explorer', url: 'https://sepolia-explorer.hpp.io' } },
  testnet: true,
} as const

export const huddle01Mainnet = {
  id: 12323,
  name: 'Huddle01 dRTC Chain',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://huddle01.calderachain.xyz/http'] } },
  blockExplorers: {
    default: { name: 'Huddle01 Caldera Explorer', url: 'https://huddle01.calderaexplorer.xyz' },
  },
} as const

export const huddle01Testnet = {
  id: 2524852,
  name: 'Huddle01 dRTC Chain Testnet',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://huddle-testnet.rpc.caldera.xyz/http'] } },
  blockExplorers: {
    default: { name: 'Huddle01 Caldera Explorer', url: 'https://huddle-testnet.explorer.caldera.xyz' },
  },
  testnet: true,
} as const

export const humanity = {
  id: 6985385,
  name: 'Humanity',
  nativeCurrency: { name: 'H', symbol: 'H', decimals: 18 },
  rpcUrls: { default: { http: ['https://humanity-mainnet.g.alchemy.com/public'] } },
  blockExplorers: {
    default: { name: 'Humanity Mainnet Explorer', url: 'https://humanity-mainnet.explorer.alchemy.com' },
  },
} as const

export const humanityTestnet = {
  id: 7080969,
  name: 'Humanity Testnet',
  nativeCurrency: { name: 'tHP', symbol: 'tHP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.humanity.org'] } },
  blockExplorers: {
    default: { name: 'Humanity Testnet Explorer', url: 'https://humanity-testnet.explorer.alchemy.com' },
  },
  testnet: true,
} as const

export const humanode = {
  id: 5234,
  name: 'Humanode',
  nativeCurrency: { name: 'HMND', symbol: 'HMND', decimals: 18 },
  rpcUrls: { default: { http: ['https://explorer-rpc-http.mainnet.stages.humanode.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://humanode.subscan.io' } },
} as const

export const humanodeTestnet5 = {
  id: 14853,
  name: 'Humanode Testnet 5',
  nativeCurrency: { name: 'HMND', symbol: 'HMND', decimals: 18 },
  rpcUrls: { default: { http: ['https://explorer-rpc-http.testnet5.stages.humanode.io'] } },
  testnet: true,
} as const

export const hychain = {
  id: 2911,
  name: 'HYCHAIN',
  nativeCurrency: { name: 'HYTOPIA', symbol: 'TOPIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hychain.com/http'] } },
  blockExplorers: { default: { name: 'HYCHAIN Explorer', url: 'https://explorer.hychain.com' } },
} as const

export const hychainTestnet = {
  id: 29112,
  name: 'HYCHAIN Testnet',
  nativeCurrency: { name: 'HYTOPIA', symbol: 'TOPIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hychain.com/http'] } },
  blockExplorers: { default: { name: 'HYCHAIN Explorer', url: 'https://testnet-rpc.hychain.com/http' } },
  testnet: true,
} as const

export const hyperEvm = {
  id: 999,
  name: 'HyperEVM',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyperliquid.xyz/evm'] } },
  blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } },
} as const

export const hyperliquid = {
  id: 999,
  name: 'HyperEVM',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyperliquid.xyz/evm'] } },
  blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } },
} as const

export const hyperliquidEvmTestnet = {
  id: 998,
  name: 'Hyperliquid EVM Testnet',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyperliquid-testnet.xyz/evm'] } },
  testnet: true,
} as const

export const hyveChain = {
  id: 7847,
  name: 'HyveChain',
  nativeCurrency: { name: 'HYVE', symbol: 'HYVE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyvechain.com'] } },
  blockExplorers: { default: { name: 'HyveChain Explorer', url: 'https://explorer.hyvechain.com' } },
} as const

export const iSunCoin = {
  id: 8017,
  name: 'iSunCoin Mainnet',
  nativeCurrency: { name: 'ISC', symbol: 'ISC', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.isuncoin.com'] } },
  blockExplorers: { default: { name: 'iSunCoin Explorer', url: 'https://baifa.io/app/chains/8017' } },
} as const

export const icbNetwork = {
  id: 73115,
  name: 'ICB Network',
  nativeCurrency: { name: 'ICB Native Token', symbol: 'ICBX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc1-mainnet.icbnetwork.info'] } },
  blockExplorers: { default: { name: 'ICB Explorer', url: 'https://icbscan.io' } },
} as const

export const idchain = {
  id: 74,
  name: 'IDChain Mainnet',
  nativeCurrency: { name: 'EIDI', symbol: 'EIDI', decimals: 18 },
  rpcUrls: { default: { http: ['https://idchain.one/rpc'] } },
  blockExplorers: { default: { name: 'IDChain Explorer', url: 'https://explorer.idchain.one' } },
} as const

export const igra = {
  id: 38833,
  name: 'Igra Network',
  nativeCurrency: { name: 'iKAS', symbol: 'iKAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.igralabs.com:8545'] } },
  blockExplorers: { default: { name: 'Igra Explorer', url: 'https://explorer.igralabs.com' } },
} as const

export const immutableZkEvm = {
  id: 13371,
  name: 'Immutable zkEVM',
  nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.immutable.com'] } },
  blockExplorers: { default: { name: 'Immutable Explorer', url: 'https://explorer.immutable.com' } },
} as const

export const immutableZkEvmTestnet = {
  id: 13473,
  name: 'Immutable zkEVM Testnet',
  nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.immutable.com'] } },
  blockExplorers: {
    default: { name: 'Immutable Testnet Explorer', url: 'https://explorer.testnet.immutable.com/' },
  },
  testnet: true,
} as const

export const inEVM = {
  id: 2525,
  name: 'inEVM Mainnet',
  nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.rpc.inevm.com/http'] } },
  blockExplorers: { default: { name: 'inEVM Explorer', url: 'https://inevm.calderaexplorer.xyz' } },
} as const

export const initVerse = {
  id: 7233,
  name: 'InitVerse Mainnet',
  nativeCurrency: { name: 'InitVerse', symbol: 'INI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mainnet.inichain.com'] } },
  blockExplorers: { default: { name: 'InitVerseScan', url: 'https://www.iniscan.com' } },
} as const

export const initVerseGenesis = {
  id: 7234,
  name: 'InitVerse Genesis Testnet',
  nativeCurrency: { name: 'InitVerse', symbol: 'INI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.inichain.com'] } },
  blockExplorers: { default: { name: 'InitVerseGenesisScan', url: 'https://genesis-testnet.iniscan.com' } },
  testnet: true,
} as const

export const injective = {
  id: 1776,
  name: 'Injective',
  nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
  rpcUrls: { default: { http: ['https://sentry.evm-rpc.injective.network'] } },
  blockExplorers: { default: { name: 'Injective Explorer', url: 'https://blockscout.injective.network' } },
} as const

export const injectiveTestnet = {
  id: 1439,
  name: 'Injective Testnet',
  nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
  rpcUrls: { default: { http: ['https://k8s.testnet.json-rpc.injective.network'] } },
  blockExplorers: {
    default: { name: 'Injective Explorer', url: 'https://testnet.blockscout.injective.network' },
  },
  testnet: true,
} as const

export const ink = {
  id: 57073,
  name: 'Ink',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-gel.inkonchain.com', 'https://rpc-qnd.inkonchain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.inkonchain.com' } },
} as const

export const inkSepolia = {
  id: 763373,
  name: 'Ink Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-gel-sepolia.inkonchain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer-sepolia.inkonchain.com/' } },
  testnet: true,
} as const

export const iota = {
  id: 8822,
  name: 'IOTA EVM',
  nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 },
  rpcUrls: { default: { http: ['https://json-rpc.evm.iotaledger.net'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.evm.iota.org' } },
} as const

export const iotaTestnet = {
  id: 1075,
  name: 'IOTA EVM Testnet',
  nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 },
  rpcUrls: { default: { http: ['https://json-rpc.evm.testnet.iotaledger.net'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.evm.testnet.iotaledger.net' } },
  testnet: true,
} as const

export const iotex = {
  id: 4689,
  name: 'IoTeX',
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  rpcUrls: { default: { http: ['https://babel-api.mainnet.iotex.io'] } },
  blockExplorers: { default: { name: 'IoTeXScan', url: 'https://iotexscan.io' } },
} as const

export const iotexTestnet = {
  id: 4690,
  name: 'IoTeX Testnet',
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  rpcUrls: { default: { http: ['https://babel-api.testnet.iotex.io'] } },
  blockExplorers: { default: { name: 'IoTeXScan', url: 'https://testnet.iotexscan.io' } },
  testnet: true,
} as const

export const jasmyChain = {
  id: 680,
  name: 'Jasmy Chain',
  nativeCurrency: { name: 'JasmyCoin', symbol: 'JASMY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.jasmychain.io'] } },
} as const

export const jasmyChainTestnet = {
  id: 681,
  name: 'Jasmy Chain Testnet',
  nativeCurrency: { name: 'JasmyCoin', symbol: 'JASMY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc_testnet.jasmychain.io'] } },
  testnet: true,
} as const

export const jbc = {
  id: 8899,
  name: 'JB Chain',
  nativeCurrency: { name: 'JBC', symbol: 'JBC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-l1.jibchain.net'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp-l1.jibchain.net' } },
} as const

export const jbcTestnet = {
  id: 88991,
  name: 'Jibchain Testnet',
  nativeCurrency: { name: 'tJBC', symbol: 'tJBC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.jibchain.net'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp.testnet.jibchain.net' } },
  testnet: true,
} as const

export const jocMainnet = {
  id: 81,
  name: 'Japan Open Chain Mainnet',
  nativeCurrency: { name: 'Japan Open Chain Token', symbol: 'JOC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-1.japanopenchain.org:8545',
        'https://rpc-2.japanopenchain.org:8545',
        'https://rpc-3.japanopenchain.org',
      ],
    },
  },
  blockExplorers: { default: { name: 'Block Explorer', url: 'https://explorer.japanopenchain.org' } },
} as const

export const jocTestnet = {
  id: 10081,
  name: 'Japan Open Chain Testnet',
  nativeCurrency: { name: 'Japan Open Chain Testnet Token', symbol: 'JOCT', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-1.testnet.japanopenchain.org:8545',
        'https://rpc-2.testnet.japanopenchain.org:8545',
        'https://rpc-3.testnet.japanopenchain.org',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Testnet Block Explorer', url: 'https://explorer.testnet.japanopenchain.org' },
  },
  testnet: true,
} as const

export const jovay = {
  id: 5734951,
  name: 'Jovay Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.jovay.io'] } },
  blockExplorers: { default: { name: 'Jovay Explorer', url: 'https://explorer.jovay.io/l2' } },
} as const

export const jovaySepolia = {
  id: 2019775,
  name: 'Jovay Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.zan.top/public/jovay-testnet'] } },
  blockExplorers: {
    default: { name: 'Jovay Testnet Explorer', url: 'https://sepolia-explorer.jovay.io/l2' },
  },
  testnet: true,
} as const

export const juneo = {
  id: 45003,
  name: 'Juneo JUNE-Chain',
  nativeCurrency: { name: 'JUNE-Chain', symbol: 'JUNE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/JUNE/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/2' } },
} as const

export const juneoBCH1Chain = {
  id: 45013,
  name: 'Juneo BCH1-Chain',
  nativeCurrency: { name: 'Juneo BCH1-Chain', symbol: 'BCH1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/BCH1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/12' } },
} as const

export const juneoDAI1Chain = {
  id: 45004,
  name: 'Juneo DAI1-Chain',
  nativeCurrency: { name: 'Juneo DAI1-Chain', symbol: 'DAI1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/DAI1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/5' } },
} as const

export const juneoDOGE1Chain = {
  id: 45010,
  name: 'Juneo DOGE1-Chain',
  nativeCurrency: { name: 'Juneo DOGE1-Chain', symbol: 'DOGE1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/DOGE1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/10' } },
} as const

export const juneoEUR1Chain = {
  id: 45011,
  name: 'Juneo EUR1-Chain',
  nativeCurrency: { name: 'Juneo EUR1-Chain', symbol: 'EUR1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/EUR1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/6' } },
} as const

export const juneoGLD1Chain = {
  id: 45008,
  name: 'Juneo GLD1-Chain',
  nativeCurrency: { name: 'Juneo GLD1-Chain', symbol: 'GLD1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/GLD1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/8' } },
} as const

export const juneoLINK1Chain = {
  id: 45014,
  name: 'Juneo LINK1-Chain',
  nativeCurrency: { name: 'Juneo LINK1-Chain', symbol: 'LINK1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/LINK1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/13' } },
} as const

export const juneoLTC1Chain = {
  id: 45009,
  name: 'Juneo LTC1-Chain',
  nativeCurrency: { name: 'Juneo LTC1-Chain', symbol: 'LTC1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/LTC1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/11' } },
} as const

export const juneoSGD1Chain = {
  id: 45012,
  name: 'Juneo SGD1-Chain',
  nativeCurrency: { name: 'Juneo SGD1-Chain', symbol: 'SGD1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/SGD1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/7' } },
} as const

export const juneoSocotraTestnet = {
  id: 101003,
  name: 'Socotra JUNE-Chain',
  nativeCurrency: { name: 'Socotra JUNE-Chain', symbol: 'JUNE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.socotra-testnet.network/ext/bc/JUNE/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://socotra.juneoscan.io/chain/2' } },
  testnet: true,
} as const

export const juneoUSD1Chain = {
  id: 45006,
  name: 'Juneo USD1-Chain',
  nativeCurrency: { name: 'Juneo USD1-Chain', symbol: 'USD1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/USD1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/4' } },
} as const

export const juneoUSDT1Chain = {
  id: 45005,
  name: 'Juneo USDT1-Chain',
  nativeCurrency: { name: 'Juneo USDT1-Chain', symbol: 'USDT1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/USDT1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/3' } },
} as const

export const juneomBTC1Chain = {
  id: 45007,
  name: 'Juneo mBTC1-Chain',
  nativeCurrency: { name: 'Juneo mBTC1-Chain', symbol: 'mBTC1', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/mBTC1/rpc'] } },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/9' } },
} as const

export const kaia = {
  id: 8217,
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
} as const

export const kairos = {
  id: 1001,
  name: 'Kairos Testnet',
  nativeCurrency: { name: 'Kairos KAIA', symbol: 'KAIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en-kairos.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kairos.kaiascan.io' } },
  testnet: true,
} as const

export const kakarotSepolia = {
  id: 1802203764,
  name: 'Kakarot Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.kakarot.org'] } },
  blockExplorers: { default: { name: 'Kakarot Scan', url: 'https://sepolia.kakarotscan.org' } },
  testnet: true,
} as const

export const kakarotStarknetSepolia = {
  id: 920637907288165,
  name: 'Kakarot Starknet Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.kakarot.org'] } },
  blockExplorers: { default: { name: 'Kakarot Scan', url: 'https://sepolia.kakarotscan.org' } },
  testnet: true,
} as const

export const kardiaChain = {
  id: 24,
  name: 'KardiaChain Mainnet',
  nativeCurrency: { name: 'KAI', symbol: 'KAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.kardiachain.io'] } },
  blockExplorers: { default: { name: 'KardiaChain Explorer', url: 'https://explorer.kardiachain.io' } },
} as const

export const karura = {
  id: 686,
  name: 'Karura',
  nativeCurrency: { name: 'Karura', symbol: 'KAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc-karura.aca-api.network'] } },
  blockExplorers: { default: { name: 'Karura Blockscout', url: 'https://blockscout.karura.network' } },
} as const

export const katana = {
  id: 747474,
  name: 'Katana',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.katana.network'] } },
  blockExplorers: { default: { name: 'katana explorer', url: 'https://katanascan.com' } },
} as const

export const kava = {
  id: 2222,
  name: 'Kava EVM',
  nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.kava.io'] } },
  blockExplorers: { default: { name: 'Kava EVM Explorer', url: 'https://kavascan.com' } },
} as const

export const kavaTestnet = {
  id: 2221,
  name: 'Kava EVM Testnet',
  nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.testnet.kava.io'] } },
  blockExplorers: { default: { name: 'Kava EVM Testnet Explorer', url: 'https://testnet.kavascan.com/' } },
  testnet: true,
} as const

export const kcc = {
  id: 321,
  name: 'KCC Mainnet',
  nativeCurrency: { name: 'KCS', symbol: 'KCS', decimals: 18 },
  rpcUrls: { default: { http: ['https://kcc-rpc.com'] } },
  blockExplorers: { default: { name: 'KCC Explorer', url: 'https://explorer.kcc.io' } },
} as const

export const kii = {
  id: 1783,
  name: 'KiiChain',
  nativeCurrency: { name: 'Kii', symbol: 'KII', decimals: 18 },
  rpcUrls: { default: { http: ['https://json-rpc.kiivalidator.com'] } },
  blockExplorers: { default: { name: 'KiiExplorer', url: 'https://explorer.kiichain.io' } },
} as const

export const kiiTestnetOro = {
  id: 1336,
  name: 'Kii Testnet Oro',
  nativeCurrency: { name: 'Kii', symbol: 'KII', decimals: 18 },
  rpcUrls: { default: { http: ['https://json-rpc.uno.sentry.testnet.v3.kiivalidator.com'] } },
  blockExplorers: { default: { name: 'KiiExplorer', url: 'https://testnet.explorer.kiichain.io' } },
  testnet: true,
} as const

export const kinto = {
  id: 7887,
  name: 'Kinto Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.kinto.xyz/http'] } },
  blockExplorers: { default: { name: 'Kinto Explorer', url: 'https://explorer.kinto.xyz' } },
} as const

export const klaytn = {
  id: 8217,
  name: 'Klaytn',
  nativeCurrency: { name: 'Klaytn', symbol: 'KLAY', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en-cypress.klaytn.net'] } },
  blockExplorers: { default: { name: 'KlaytnScope', url: 'https://scope.klaytn.com' } },
} as const

export const klaytnBaobab = {
  id: 1001,
  name: 'Klaytn Baobab Testnet',
  nativeCurrency: { name: 'Baobab Klaytn', symbol: 'KLAY', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en-baobab.klaytn.net'] } },
  blockExplorers: { default: { name: 'KlaytnScope', url: 'https://baobab.klaytnscope.com' } },
  testnet: true,
} as const

export const koi = {
  id: 701,
  name: 'Koi Network',
  nativeCurrency: { name: 'Koi Network Native Token', symbol: 'KRING', decimals: 18 },
  rpcUrls: { default: { http: ['https://koi-rpc.darwinia.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://koi-scan.darwinia.network' } },
  testnet: true,
} as const

export const kortana = {
  id: 9002,
  name: 'Kortana',
  nativeCurrency: { name: 'Dinar', symbol: 'DNR', decimals: 18 },
  rpcUrls: { default: { http: ['https://zeus-rpc.mainnet.kortana.xyz'] } },
  blockExplorers: { default: { name: 'Kortana Explorer', url: 'https://explorer.mainnet.kortana.xyz' } },
} as const

export const kroma = {
  id: 255,
  name: 'Kroma',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.kroma.network'] } },
  blockExplorers: { default: { name: 'Kroma Explorer', url: 'https://blockscout.kroma.network' } },
} as const

export const kromaSepolia = {
  id: 2358,
  name: 'Kroma Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.sepolia.kroma.network'] } },
  blockExplorers: {
    default: { name: 'Kroma Sepolia Explorer', url: 'https://blockscout.sepolia.kroma.network' },
  },
  testnet: true,
} as const

export const krown = {
  id: 1983,
  name: 'Krown',
  nativeCurrency: { name: 'Krown', symbol: 'KROWN', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.krown.network'] } },
  blockExplorers: { default: { name: 'Krown Explorer', url: 'https://explorer.krown.network' } },
} as const

export const l3x = {
  id: 12324,
  name: 'L3X Protocol',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mainnet.l3x.com'] } },
  blockExplorers: { default: { name: 'L3X Mainnet Explorer', url: 'https://explorer.l3x.com' } },
} as const

export const l3xTestnet = {
  id: 12325,
  name: 'L3X Protocol Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.l3x.com'] } },
  blockExplorers: { default: { name: 'L3X Testnet Explorer', url: 'https://explorer-testnet.l3x.com' } },
  testnet: true,
} as const

export const ladyChain = {
  id: 589,
  name: 'LadyChain',
  nativeCurrency: { name: 'Lady', symbol: 'LADY', decimals: 18 },
  rpcUrls: { default: { http: ['https://ladyrpc.us/rpc'] } },
  blockExplorers: { default: { name: 'LadyScan', url: 'https://ladyscan.us' } },
} as const

export const lavita = {
  id: 360890,
  name: 'LAVITA Mainnet',
  nativeCurrency: { name: 'vTFUEL', symbol: 'vTFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://tsub360890-eth-rpc.thetatoken.org/rpc'] } },
  blockExplorers: { default: { name: 'LAVITA Explorer', url: 'https://tsub360890-explorer.thetatoken.org' } },
} as const

export const lens = {
  id: 232,
  name: 'Lens',
  nativeCurrency: { name: 'GHO', symbol: 'GHO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.lens.xyz'] } },
  blockExplorers: { default: { name: 'Lens Block Explorer', url: 'https://explorer.lens.xyz' } },
} as const

export const lensTestnet = {
  id: 37111,
  name: 'Lens Testnet',
  nativeCurrency: { name: 'GRASS', symbol: 'GRASS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.lens.dev'] } },
  blockExplorers: {
    default: { name: 'Lens Block Explorer', url: 'https://block-explorer.testnet.lens.dev' },
  },
  testnet: true,
} as const

export const lestnet = {
  id: 21363,
  name: 'Lestnet',
  nativeCurrency: { name: 'Lestnet Ether', symbol: 'LETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://service.lestnet.org'] } },
  blockExplorers: { default: { name: 'Lestnet Explorer', url: 'https://explore.lestnet.org' } },
  testnet: true,
} as const

export const lightlinkPegasus = {
  id: 1891,
  name: 'LightLink Pegasus Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://replicator.pegasus.lightlink.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'LightLink Pegasus Explorer', url: 'https://pegasus.lightlink.io' } },
  testnet: true,
} as const

export const lightlinkPhoenix = {
  id: 1890,
  name: 'LightLink Phoenix Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://replicator.phoenix.lightlink.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'LightLink Phoenix Explorer', url: 'https://phoenix.lightlink.io' } },
} as const

export const linea = {
  id: 59144,
  name: 'Linea Mainnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } },
} as const

export const lineaGoerli = {
  id: 59140,
  name: 'Linea Goerli Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.goerli.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.lineascan.build' } },
  testnet: true,
} as const

export const lineaSepolia = {
  id: 59141,
  name: 'Linea Sepolia Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sepolia.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.lineascan.build' } },
  testnet: true,
} as const

export const lineaTestnet = {
  id: 59140,
  name: 'Linea Goerli Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.goerli.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.lineascan.build' } },
  testnet: true,
} as const

export const lisk = {
  id: 1135,
  name: 'Lisk',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.lisk.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.lisk.com' } },
} as const

export const liskSepolia = {
  id: 4202,
  name: 'Lisk Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sepolia-api.lisk.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-blockscout.lisk.com' } },
  testnet: true,
} as const

export const loadAlphanet = {
  id: 9496,
  name: 'Load Alphanet',
  nativeCurrency: { name: 'Testnet LOAD', symbol: 'tLOAD', decimals: 18 },
  rpcUrls: { default: { http: ['https://alphanet.load.network'] } },
  blockExplorers: { default: { name: 'Load Alphanet Explorer', url: 'https://explorer.load.network' } },
  testnet: true,
} as const

export const localhost = {
  id: 1337,
  name: 'Localhost',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

export const loop = {
  id: 15551,
  name: 'LoopNetwork Mainnet',
  nativeCurrency: { name: 'LOOP', symbol: 'LOOP', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.mainnetloop.com'] } },
  blockExplorers: {
    default: { name: 'LoopNetwork Blockchain Explorer', url: 'https://explorer.mainnetloop.com/' },
  },
} as const

export const lukso = {
  id: 42,
  name: 'LUKSO',
  nativeCurrency: { name: 'LUKSO', symbol: 'LYX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.lukso.network'] } },
  blockExplorers: {
    default: { name: 'LUKSO Mainnet Explorer', url: 'https://explorer.execution.mainnet.lukso.network' },
  },
} as const

export const luksoTestnet = {
  id: 4201,
  name: 'LUKSO Testnet',
  nativeCurrency: { name: 'LUKSO Testnet', symbol: 'LYXt', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.lukso.network'] } },
  blockExplorers: {
    default: { name: 'LUKSO Testnet Explorer', url: 'https://explorer.execution.testnet.lukso.network' },
  },
  testnet: true,
} as const

export const lumiaMainnet = {
  id: 994873017,
  name: 'Lumia Mainnet',
  nativeCurrency: { name: 'Lumia', symbol: 'LUMIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.lumia.org'] } },
  blockExplorers: { default: { name: 'Lumia Explorer', url: 'https://explorer.lumia.org/' } },
} as const

export const lumiaTestnet = {
  id: 1952959480,
  name: 'Lumia Testnet',
  nativeCurrency: { name: 'Lumia', symbol: 'LUMIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.lumia.org'] } },
  blockExplorers: { default: { name: 'Lumia Testnet Explorer', url: 'https://testnet-explorer.lumia.org/' } },
  testnet: true,
} as const

export const lumoz = {
  id: 96370,
  name: 'Lumoz',
  nativeCurrency: { name: 'Lumoz Token', symbol: 'MOZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.lumoz.org'] } },
  blockExplorers: { default: { name: 'Lumoz Scan', url: 'https://scan.lumoz.info' } },
} as const

export const lumozTestnet = {
  id: 105363,
  name: 'Lumoz Testnet',
  nativeCurrency: { name: 'Lumoz Testnet Token', symbol: 'MOZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.lumoz.org'] } },
  testnet: true,
} as const

export const luxeports = {
  id: 1122,
  name: 'LuxePorts',
  nativeCurrency: { name: 'LuxePorts', symbol: 'LXP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.luxeports.com', 'https://erpc.luxeports.com'] } },
  blockExplorers: { default: { name: 'LXPScan', url: 'https://lxpscan.com' } },
} as const

export const lycan = {
  id: 721,
  name: 'Lycan',
  nativeCurrency: { name: 'Lycan', symbol: 'LYC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.lycanchain.com',
        'https://us-east.lycanchain.com',
        'https://us-west.lycanchain.com',
        'https://eu-north.lycanchain.com',
        'https://eu-west.lycanchain.com',
        'https://asia-southeast.lycanchain.com',
      ],
    },
  },
  blockExplorers: { default: { name: 'Lycan Explorer', url: 'https://explorer.lycanchain.com' } },
} as const

export const lyra = {
  id: 957,
  name: 'Lyra Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.lyra.finance'] } },
  blockExplorers: { default: { name: 'Lyra Explorer', url: 'https://explorer.lyra.finance' } },
} as const

export const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
} as const

export const mandala = {
  id: 595,
  name: 'Mandala TC9',
  nativeCurrency: { name: 'Mandala', symbol: 'mACA', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc-tc9.aca-staging.network'] } },
  blockExplorers: {
    default: { name: 'Mandala Blockscout', url: 'https://blockscout.mandala.aca-staging.network' },
  },
  testnet: true,
} as const

export const manta = {
  id: 169,
  name: 'Manta Pacific Mainnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://pacific-rpc.manta.network/http'] } },
  blockExplorers: { default: { name: 'Manta Explorer', url: 'https://pacific-explorer.manta.network' } },
} as const

export const mantaSepoliaTestnet = {
  id: 3441006,
  name: 'Manta Pacific Sepolia Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://pacific-rpc.sepolia-testnet.manta.network/http'] } },
  blockExplorers: {
    default: {
      name: 'Manta Sepolia Testnet Explorer',
      url: 'https://pacific-explorer.sepolia-testnet.manta.network',
    },
  },
  testnet: true,
} as const

export const mantaTestnet = {
  id: 3441005,
  name: 'Manta Pacific Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://manta-testnet.calderachain.xyz/http'] } },
  blockExplorers: {
    default: { name: 'Manta Testnet Explorer', url: 'https://pacific-explorer.testnet.manta.network' },
  },
  testnet: true,
} as const

export const mantle = {
  id: 5000,
  name: 'Mantle',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz/' } },
} as const

export const mantleSepoliaTestnet = {
  id: 5003,
  name: 'Mantle Sepolia Testnet',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sepolia.mantle.xyz'] } },
  blockExplorers: {
    default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.sepolia.mantle.xyz/' },
  },
  testnet: true,
} as const

export const mantleTestnet = {
  id: 5001,
  name: 'Mantle Testnet',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.mantle.xyz'] } },
  blockExplorers: {
    default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.testnet.mantle.xyz' },
  },
  testnet: true,
} as const

export const mantraDuKongEVMTestnet = {
  id: 5887,
  name: 'MANTRA DuKong EVM Testnet',
  nativeCurrency: { name: 'MANTRA', symbol: 'MANTRA', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.dukong.mantrachain.io'] } },
  blockExplorers: { default: { name: 'MANTRAScan', url: 'https://mantrascan.io/dukong' } },
  testnet: true,
} as const

export const mantraEVM = {
  id: 5888,
  name: 'MANTRA EVM',
  nativeCurrency: { name: 'MANTRA', symbol: 'MANTRA', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.mantrachain.io'] } },
  blockExplorers: {
    default: { name: 'MANTRA Blockscout Explorer', url: 'https://blockscout.mantrascan.io' },
  },
} as const

export const mapProtocol = {
  id: 22776,
  name: 'MAP Protocol',
  nativeCurrency: { name: 'MAPO', symbol: 'MAPO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.maplabs.io'] } },
  blockExplorers: { default: { name: 'MAPO Scan', url: 'https://maposcan.io' } },
} as const

export const marooTestnet = {
  id: 450815,
  name: 'Maroo Testnet',
  nativeCurrency: { name: 'Testnet OKRW', symbol: 'tOKRW', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.maroo.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer-testnet.maroo.io' } },
  testnet: true,
} as const

export const marsCredit = {
  id: 110110,
  name: 'Mars Credit',
  nativeCurrency: { name: 'Mars Credit', symbol: 'MARS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.marscredit.xyz'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscan.marscredit.xyz' } },
} as const

export const matchain = {
  id: 698,
  name: 'Matchain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.matchain.io'] } },
  blockExplorers: { default: { name: 'Matchain Scan', url: 'https://matchscan.io' } },
} as const

export const matchainTestnet = {
  id: 699,
  name: 'Matchain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.matchain.io'] } },
  blockExplorers: { default: { name: 'Matchain Scan', url: 'https://testnet.matchscan.io' } },
  testnet: true,
} as const

export const mchVerse = {
  id: 29548,
  name: 'MCH Verse',
  nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.oasys.mycryptoheroes.net'] } },
  blockExplorers: {
    default: { name: 'MCH Verse Explorer', url: 'https://explorer.oasys.mycryptoheroes.net' },
  },
} as const

export const megaeth = {
  id: 4326,
  name: 'MegaETH',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.megaeth.com/rpc'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://mega.etherscan.io' } },
} as const

export const megaethTestnet = {
  id: 6343,
  name: 'MegaETH Testnet',
  nativeCurrency: { name: 'MegaETH Testnet Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://carrot.megaeth.com/rpc'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://testnet-mega.etherscan.io' } },
  testnet: true,
} as const

export const mekong = {
  id: 7078815900,
  name: 'Mekong Pectra Devnet',
  nativeCurrency: { name: 'eth', symbol: 'eth', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mekong.ethpandaops.io'] } },
  blockExplorers: { default: { name: 'Block Explorer', url: 'https://explorer.mekong.ethpandaops.io' } },
  testnet: true,
} as const

export const meld = {
  id: 333000333,
  name: 'Meld',
  nativeCurrency: { name: 'Meld', symbol: 'MELD', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-1.meld.com'] } },
  blockExplorers: { default: { name: 'MELDscan', url: 'https://meldscan.io' } },
} as const

export const memecore = {
  id: 4352,
  name: 'MemeCore',
  nativeCurrency: { name: 'M', symbol: 'M', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.memecore.net'] } },
  blockExplorers: { default: { name: 'MemeCore Explorer', url: 'https://memecorescan.io' } },
} as const

export const merlin = {
  id: 4200,
  name: 'Merlin',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.merlinchain.io'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://scan.merlinchain.io' } },
} as const

export const merlinErigonTestnet = {
  id: 4203,
  name: 'Merlin Erigon Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-erigon-rpc.merlinchain.io'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://testnet-erigon-scan.merlinchain.io' } },
  testnet: true,
} as const

export const metachain = {
  id: 571,
  name: 'MetaChain Mainnet',
  nativeCurrency: { name: 'Metatime Coin', symbol: 'MTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.metatime.com'] } },
  blockExplorers: { default: { name: 'MetaExplorer', url: 'https://explorer.metatime.com' } },
} as const

export const metachainIstanbul = {
  id: 1453,
  name: 'MetaChain Istanbul',
  nativeCurrency: { name: 'Metatime Coin', symbol: 'MTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://istanbul-rpc.metachain.dev'] } },
  blockExplorers: { default: { name: 'MetaExplorer', url: 'https://istanbul-explorer.metachain.dev' } },
  testnet: true,
} as const

export const metadium = {
  id: 11,
  name: 'Metadium Network',
  nativeCurrency: { name: 'META', symbol: 'META', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.metadium.com/prod'] } },
  blockExplorers: { default: { name: 'Metadium Explorer', url: 'https://explorer.metadium.com' } },
} as const

export const metalL2 = {
  id: 1750,
  name: 'Metal L2',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.metall2.com'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.metall2.com' } },
} as const

export const meter = {
  id: 82,
  name: 'Meter',
  nativeCurrency: { name: 'MTR', symbol: 'MTR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.meter.io'] } },
  blockExplorers: { default: { name: 'MeterScan', url: 'https://scan.meter.io' } },
} as const

export const meterTestnet = {
  id: 83,
  name: 'Meter Testnet',
  nativeCurrency: { name: 'MTR', symbol: 'MTR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpctest.meter.io'] } },
  blockExplorers: { default: { name: 'MeterTestnetScan', url: 'https://scan-warringstakes.meter.io' } },
  testnet: true,
} as const

export const metis = {
  id: 1088,
  name: 'Metis',
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://metis.rpc.hypersync.xyz',
        'https://metis-pokt.nodies.app',
        'https://api.blockeden.xyz/metis/67nCBdZQSH9z3YqDDjdm',
        'https://metis-andromeda.rpc.thirdweb.com',
        'https://metis-andromeda.gateway.tenderly.co',
        'https://metis.api.onfinality.io/public',
        'https://andromeda.metis.io/?owner=1088',
        'https://metis-mainnet.public.blastapi.io',
      ],
    },
  },
  blockExplorers: { default: { name: 'Metis Explorer', url: 'https://explorer.metis.io' } },
} as const

export const metisGoerli = {
  id: 599,
  name: 'Metis Goerli',
  nativeCurrency: { name: 'Metis Goerli', symbol: 'METIS', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli.gateway.metisdevops.link'] } },
  blockExplorers: {
    default: { name: 'Metis Goerli Explorer', url: 'https://goerli.explorer.metisdevops.link' },
  },
  testnet: true,
} as const

export const metisSepolia = {
  id: 59902,
  name: 'Metis Sepolia',
  nativeCurrency: { name: 'Test Metis', symbol: 'tMETIS', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://sepolia.metisdevops.link',
        'https://metis-sepolia-rpc.publicnode.com',
        'https://metis-sepolia.gateway.tenderly.co',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Metis Sepolia Explorer', url: 'https://sepolia-explorer.metisdevops.link' },
  },
  testnet: true,
} as const

export const mev = {
  id: 7518,
  name: 'MEVerse Chain Mainnet',
  nativeCurrency: { name: 'MEVerse', symbol: 'MEV', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.meversemainnet.io'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://www.meversescan.io' } },
} as const

export const mevTestnet = {
  id: 4759,
  name: 'MEVerse Chain Testnet',
  nativeCurrency: { name: 'MEVerse', symbol: 'MEV', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.meversetestnet.io'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://testnet.meversescan.io/' } },
  testnet: true,
} as const

export const mezo = {
  id: 31612,
  name: 'Mezo',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mezo.org'] } },
  blockExplorers: { default: { name: 'Mezo Explorer', url: 'https://explorer.mezo.org' } },
} as const

export const mezoTestnet = {
  id: 31611,
  name: 'Mezo Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.test.mezo.org'] } },
  blockExplorers: { default: { name: 'Mezo Testnet Explorer', url: 'https://explorer.test.mezo.org' } },
  testnet: true,
} as const

export const mint = {
  id: 185,
  name: 'Mint Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mintchain.io'] } },
  blockExplorers: { default: { name: 'Mintchain explorer', url: 'https://explorer.mintchain.io' } },
} as const

export const mintSepoliaTestnet = {
  id: 1686,
  name: 'Mint Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.mintchain.io'] } },
  blockExplorers: {
    default: { name: 'Mintchain Testnet explorer', url: 'https://testnet-explorer.mintchain.io' },
  },
  testnet: true,
} as const

export const mitosisTestnet = {
  id: 124832,
  name: 'Mitosis Testnet',
  nativeCurrency: { name: 'MITO', symbol: 'MITO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.mitosis.org'] } },
  blockExplorers: { default: { name: 'Mitosis testnet explorer', url: 'https://testnet.mitosiscan.xyz' } },
  testnet: true,
} as const

export const mizuhikiTestnetAwaji = {
  id: 6497,
  name: 'MIZUHIKI Testnet Awaji',
  nativeCurrency: { name: 'MIZU', symbol: 'MIZU', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.awaji.mizuhiki.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://awaji.blockscout.com' } },
  testnet: true,
} as const

export const mode = {
  id: 34443,
  name: 'Mode Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.mode.network'] } },
  blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } },
} as const

export const modeTestnet = {
  id: 919,
  name: 'Mode Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.mode.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia.explorer.mode.network' } },
  testnet: true,
} as const

export const monad = {
  id: 143,
  name: 'Monad',
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.monad.xyz', 'https://rpc1.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monadscan', url: 'https://monadscan.com' } },
} as const

export const monadTestnet = {
  id: 10143,
  name: 'Monad Testnet',
  nativeCurrency: { name: 'Testnet MON Token', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monad Testnet explorer', url: 'https://testnet.monadexplorer.com' } },
  testnet: true,
} as const

export const moonbaseAlpha = {
  id: 1287,
  name: 'Moonbase Alpha',
  nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonbase.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonbase.moonscan.io' } },
  testnet: true,
} as const

export const moonbeam = {
  id: 1284,
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } },
} as const

export const moonbeamDev = {
  id: 1281,
  name: 'Moonbeam Development Node',
  nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9944'] } },
} as const

export const moonriver = {
  id: 1285,
  name: 'Moonriver',
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonriver.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' } },
} as const

export const morph = {
  id: 2818,
  name: 'Morph',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.morphl2.io'] } },
  blockExplorers: { default: { name: 'Morph Explorer', url: 'https://explorer.morphl2.io' } },
} as const

export const morphHolesky = {
  id: 2810,
  name: 'Morph Holesky',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-quicknode-holesky.morphl2.io'] } },
  blockExplorers: { default: { name: 'Morph Holesky Explorer', url: 'https://explorer-holesky.morphl2.io' } },
  testnet: true,
} as const

export const morphSepolia = {
  id: 2710,
  name: 'Morph Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.morphl2.io'] } },
  blockExplorers: { default: { name: 'Morph Testnet Explorer', url: 'https://explorer-testnet.morphl2.io' } },
  testnet: true,
} as const

export const morphTachyon = {
  id: 2184,
  name: 'Morph Tachyon',
  nativeCurrency: { name: 'BGB', symbol: 'BGB', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.popdex.xyz/api/v1/web3/rpc'] } },
  blockExplorers: { default: { name: 'Morph Tachyon Explorer', url: 'https://app.popdex.xyz/explorer' } },
} as const

export const morphTachyonTestnet = {
  id: 34952,
  name: 'Morph Tachyon Testnet',
  nativeCurrency: { name: 'BGB', symbol: 'BGB', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-api.popdex.xyz/api/v1/web3/rpc'] } },
  blockExplorers: {
    default: { name: 'Morph Tachyon Testnet Explorer', url: 'https://testnet-app.popdex.xyz/explorer' },
  },
  testnet: true,
} as const

export const nahmii = {
  id: 5551,
  name: 'Nahmii 2 Mainnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://l2.nahmii.io'] } },
  blockExplorers: { default: { name: 'Nahmii 2 Explorer', url: 'https://explorer.n2.nahmii.io' } },
} as const

export const nautilus = {
  id: 22222,
  name: 'Nautilus Mainnet',
  nativeCurrency: { name: 'ZBC', symbol: 'ZBC', decimals: 9 },
  rpcUrls: { default: { http: ['https://api.nautilus.nautchain.xyz'] } },
  blockExplorers: { default: { name: 'NautScan', url: 'https://nautscan.com' } },
} as const

export const near = {
  id: 397,
  name: 'NEAR Protocol',
  nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc.mainnet.near.org'] } },
  blockExplorers: { default: { name: 'NEAR Explorer', url: 'https://eth-explorer.near.org' } },
} as const

export const nearTestnet = {
  id: 398,
  name: 'NEAR Protocol Testnet',
  nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc.testnet.near.org'] } },
  blockExplorers: { default: { name: 'NEAR Explorer', url: 'https://eth-explorer-testnet.near.org' } },
  testnet: true,
} as const

export const neonDevnet = {
  id: 245022926,
  name: 'Neon EVM DevNet',
  nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 },
  rpcUrls: { default: { http: ['https://devnet.neonevm.org'] } },
  blockExplorers: { default: { name: 'Neonscan', url: 'https://devnet.neonscan.org' } },
  testnet: true,
} as const

export const neonMainnet = {
  id: 245022934,
  name: 'Neon EVM MainNet',
  nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 },
  rpcUrls: { default: { http: ['https://neon-proxy-mainnet.solana.p2p.org'] } },
  blockExplorers: { default: { name: 'Neonscan', url: 'https://neonscan.org' } },
} as const

export const neoxMainnet = {
  id: 47763,
  name: 'Neo X Mainnet',
  nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-1.rpc.banelabs.org', 'https://mainnet-2.rpc.banelabs.org'] },
  },
  blockExplorers: { default: { name: 'Neo X - Explorer', url: 'https://xexplorer.neo.org' } },
} as const

export const neoxT4 = {
  id: 12227332,
  name: 'Neo X Testnet T4',
  nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.rpc.banelabs.org/'] } },
  blockExplorers: { default: { name: 'neox-scan', url: 'https://xt4scan.ngd.network' } },
  testnet: true,
} as const

export const newton = {
  id: 1012,
  name: 'Newton',
  nativeCurrency: { name: 'Newton', symbol: 'NEW', decimals: 18 },
  rpcUrls: { default: { http: ['https://global.rpc.mainnet.newtonproject.org'] } },
  blockExplorers: { default: { name: 'NewFi explorer', url: 'https://explorer.newtonproject.org/' } },
} as const

export const nexi = {
  id: 4242,
  name: 'Nexi',
  nativeCurrency: { name: 'Nexi', symbol: 'NEXI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.chain.nexi.technology'] } },
  blockExplorers: { default: { name: 'NexiScan', url: 'https://www.nexiscan.com' } },
} as const

export const nexilix = {
  id: 240,
  name: 'Nexilix Smart Chain',
  nativeCurrency: { name: 'Nexilix', symbol: 'NEXILIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpcurl.pos.nexilix.com'] } },
  blockExplorers: { default: { name: 'NexilixScan', url: 'https://scan.nexilix.com' } },
} as const

export const nibiru = {
  id: 6900,
  name: 'Nibiru',
  nativeCurrency: { name: 'NIBI', symbol: 'NIBI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.nibiru.fi'] } },
  blockExplorers: { default: { name: 'NibiScan', url: 'https://nibiscan.io' } },
} as const

export const nitrographTestnet = {
  id: 200024,
  name: 'Nitrograph Testnet',
  nativeCurrency: { name: 'Nitro', symbol: 'NOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.nitrograph.foundation'] } },
  blockExplorers: {
    default: { name: 'Nitrograph Explorer', url: 'https://explorer-testnet.nitrograph.foundation' },
  },
  testnet: true,
} as const

export const nomina = {
  id: 166,
  name: 'Nomina',
  nativeCurrency: { name: 'Nomina', symbol: 'NOM', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.nomina.io'] } },
  blockExplorers: { default: { name: 'Nomina Explorer', url: 'https://nomscan.io' } },
} as const

export const oasisTestnet = {
  id: 4090,
  name: 'Oasis Testnet',
  nativeCurrency: { name: 'Fasttoken', symbol: 'FTN', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc1.oasis.bahamutchain.com'] } },
  blockExplorers: { default: { name: 'Ftnscan', url: 'https://oasis.ftnscan.com' } },
  testnet: true,
} as const

export const oasys = {
  id: 248,
  name: 'Oasys',
  nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.oasys.games'] } },
  blockExplorers: { default: { name: 'OasysScan', url: 'https://scan.oasys.games' } },
} as const

export const odysseyTestnet = {
  id: 911867,
  name: 'Odyssey Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://odyssey.ithaca.xyz'] } },
  blockExplorers: { default: { name: 'Odyssey Explorer', url: 'https://odyssey-explorer.ithaca.xyz' } },
  testnet: true,
} as const

export const okc = {
  id: 66,
  name: 'OKC',
  nativeCurrency: { name: 'OKT', symbol: 'OKT', decimals: 18 },
  rpcUrls: { default: { http: ['https://exchainrpc.okex.org'] } },
  blockExplorers: { default: { name: 'oklink', url: 'https://www.oklink.com/okc' } },
} as const

export const omax = {
  id: 311,
  name: 'Omax Mainnet',
  nativeCurrency: { name: 'OMAX', symbol: 'OMAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainapi.omaxray.com'] } },
  blockExplorers: { default: { name: 'Omax Explorer', url: 'https://omaxscan.com' } },
} as const

export const omni = {
  id: 166,
  name: 'Omni',
  nativeCurrency: { name: 'Omni', symbol: 'OMNI', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.omni.network'] } },
  blockExplorers: { default: { name: 'OmniScan', url: 'https://omniscan.network' } },
} as const

export const omniOmega = {
  id: 164,
  name: 'Omni Omega',
  nativeCurrency: { name: 'Omni', symbol: 'OMNI', decimals: 18 },
  rpcUrls: { default: { http: ['https://omega.omni.network'] } },
  blockExplorers: { default: { name: 'Omega OmniScan', url: 'https://omega.omniscan.network/' } },
  testnet: true,
} as const

export const oneWorld = {
  id: 309075,
  name: 'One World Chain Mainnet',
  nativeCurrency: { name: 'OWCT', symbol: 'OWCT', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.oneworldchain.org'] } },
  blockExplorers: { default: { name: 'One World Explorer', url: 'https://mainnet.oneworldchain.org' } },
} as const

export const oortMainnetDev = {
  id: 9700,
  name: 'OORT MainnetDev',
  nativeCurrency: { name: 'OORT', symbol: 'OORT', decimals: 18 },
  rpcUrls: { default: { http: ['https://dev-rpc.oortech.com'] } },
  blockExplorers: { default: { name: 'OORT MainnetDev Explorer', url: 'https://dev-scan.oortech.com' } },
} as const

export const opBNB = {
  id: 204,
  name: 'opBNB',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://opbnb-mainnet-rpc.bnbchain.org'] } },
  blockExplorers: { default: { name: 'opBNB (BSCScan)', url: 'https://opbnb.bscscan.com' } },
} as const

export const opBNBTestnet = {
  id: 5611,
  name: 'opBNB Testnet',
  nativeCurrency: { name: 'tBNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://opbnb-testnet-rpc.bnbchain.org'] } },
  blockExplorers: { default: { name: 'opbnbscan', url: 'https://testnet.opbnbscan.com' } },
  testnet: true,
} as const

export const openledger = {
  id: 1612,
  name: 'OpenLedger',
  nativeCurrency: { name: 'Open', symbol: 'OPEN', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.openledger.xyz'] } },
  blockExplorers: { default: { name: 'OpenLedger Explorer', url: 'https://scan.openledger.xyz' } },
} as const

export const optimism = {
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
  blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
} as const

export const optimismGoerli = {
  id: 420,
  name: 'Optimism Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli.optimism.io'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli-optimism.etherscan.io' } },
  testnet: true,
} as const

export const optimismSepolia = {
  id: 11155420,
  name: 'OP Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.optimism.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' } },
  testnet: true,
} as const

export const optopia = {
  id: 62050,
  name: 'Optopia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mainnet.optopia.ai'] } },
  blockExplorers: { default: { name: 'Optopia Explorer', url: 'https://scan.optopia.ai' } },
} as const

export const optopiaTestnet = {
  id: 62049,
  name: 'Optopia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.optopia.ai'] } },
  blockExplorers: { default: { name: 'Optopia Explorer', url: 'https://scan-testnet.optopia.ai' } },
  testnet: true,
} as const

export const orderly = {
  id: 291,
  name: 'Orderly',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.orderly.network'] } },
  blockExplorers: { default: { name: 'Orderly Explorer', url: 'https://explorer.orderly.network' } },
} as const

export const orderlySepolia = {
  id: 4460,
  name: 'Orderly Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://l2-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz'] } },
  blockExplorers: {
    default: {
      name: 'Orderly Explorer',
      url: 'https://explorerl2new-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz',
    },
  },
  testnet: true,
} as const

export const otimDevnet = {
  id: 41144114,
  name: 'Otim Devnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://devnet.otim.xyz'] } },
  testnet: true,
} as const

export const palm = {
  id: 11297108109,
  name: 'Palm',
  nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
  rpcUrls: { default: { http: ['https://palm-mainnet.public.blastapi.io'] } },
  blockExplorers: { default: { name: 'Chainlens', url: 'https://palm.chainlens.com' } },
} as const

export const palmTestnet = {
  id: 11297108099,
  name: 'Palm Testnet',
  nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
  rpcUrls: { default: { http: ['https://palm-mainnet.public.blastapi.io'] } },
  blockExplorers: { default: { name: 'Chainlens', url: 'https://palm.chainlens.com' } },
  testnet: true,
} as const

export const paseoPassetHub = {
  id: 420420422,
  name: 'Paseo PassetHub',
  nativeCurrency: { name: 'PAS', symbol: 'PAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-passet-hub-eth-rpc.polkadot.io'] } },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://blockscout-passet-hub.parity-testnet.parity.io' },
  },
  testnet: true,
} as const

export const peaq = {
  id: 3338,
  name: 'Peaq',
  nativeCurrency: { name: 'peaq', symbol: 'PEAQ', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://quicknode1.peaq.xyz', 'https://quicknode2.peaq.xyz', 'https://quicknode3.peaq.xyz'],
    },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://peaq.subscan.io' } },
} as const

export const pgn = {
  id: 424,
  name: 'PGN',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.publicgoods.network'] } },
  blockExplorers: { default: { name: 'PGN Explorer', url: 'https://explorer.publicgoods.network' } },
} as const

export const pgnTestnet = {
  id: 58008,
  name: 'PGN',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.publicgoods.network'] } },
  blockExplorers: {
    default: { name: 'PGN Testnet Explorer', url: 'https://explorer.sepolia.publicgoods.network' },
  },
  testnet: true,
} as const

export const phoenix = {
  id: 13381,
  name: 'Phoenix Blockchain',
  nativeCurrency: { name: 'Phoenix', symbol: 'PHX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.phoenixplorer.com'] } },
  blockExplorers: { default: { name: 'Phoenixplorer', url: 'https://phoenixplorer.com' } },
} as const

export const planq = {
  id: 7070,
  name: 'Planq Mainnet',
  nativeCurrency: { name: 'PLQ', symbol: 'PLQ', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://planq-rpc.nodies.app',
        'https://evm-rpc.planq.network',
        'https://jsonrpc.planq.nodestake.top',
      ],
    },
  },
  blockExplorers: { default: { name: 'Planq Explorer', url: 'https://evm.planq.network' } },
} as const

export const plasma = {
  id: 9745,
  name: 'Plasma',
  nativeCurrency: { name: 'Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.plasma.to'] } },
  blockExplorers: { default: { name: 'PlasmaScan', url: 'https://plasmascan.to' } },
} as const

export const plasmaDevnet = {
  id: 9747,
  name: 'Plasma Devnet',
  nativeCurrency: { name: 'Devnet Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: { default: { http: ['https://devnet-rpc.plasma.to'] } },
  testnet: true,
} as const

export const plasmaTestnet = {
  id: 9746,
  name: 'Plasma Testnet',
  nativeCurrency: { name: 'Testnet Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.plasma.to'] } },
  blockExplorers: { default: { name: 'RouteScan', url: 'https://testnet.plasmascan.to' } },
  testnet: true,
} as const

export const playfiAlbireo = {
  id: 1612127,
  name: 'PlayFi Albireo Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://albireo-rpc.playfi.ai'] } },
  blockExplorers: { default: { name: 'PlayFi Albireo Explorer', url: 'https://albireo-explorer.playfi.ai' } },
  testnet: true,
} as const

export const plinga = {
  id: 242,
  name: 'Plinga',
  nativeCurrency: { name: 'Plinga', symbol: 'PLINGA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpcurl.mainnet.plgchain.com'] } },
  blockExplorers: { default: { name: 'Plgscan', url: 'https://www.plgscan.com' } },
} as const

export const plume = {
  id: 98865,
  name: 'Plume (Legacy)',
  nativeCurrency: { name: 'Plume Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.plumenetwork.xyz'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.plumenetwork.xyz' } },
} as const

export const plumeDevnet = {
  id: 98864,
  name: 'Plume Devnet (Legacy)',
  nativeCurrency: { name: 'Plume Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://test-rpc.plumenetwork.xyz'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://test-explorer.plumenetwork.xyz' } },
  testnet: true,
} as const

export const plumeMainnet = {
  id: 98866,
  name: 'Plume',
  nativeCurrency: { name: 'Plume', symbol: 'PLUME', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.plume.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.plume.org' } },
} as const

export const plumeSepolia = {
  id: 98867,
  name: 'Plume Testnet',
  nativeCurrency: { name: 'Plume', symbol: 'PLUME', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.plume.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.plume.org' } },
  testnet: true,
} as const

export const plumeTestnet = {
  id: 161221135,
  name: 'Plume Testnet (Legacy)',
  nativeCurrency: { name: 'Plume Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.plumenetwork.xyz/http'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.plumenetwork.xyz' } },
  testnet: true,
} as const

export const polterTestnet = {
  id: 631571,
  name: 'Polter Testnet',
  nativeCurrency: { name: 'Polter GHST', symbol: 'GHST', decimals: 18 },
  rpcUrls: { default: { http: ['https://geist-polter.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://polter-testnet.explorer.alchemy.com' } },
  testnet: true,
} as const

export const polygon = {
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } },
} as const

export const polygonAmoy = {
  id: 80002,
  name: 'Polygon Amoy',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon-amoy.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' } },
  testnet: true,
} as const

export const polygonMumbai = {
  id: 80001,
  name: 'Polygon Mumbai',
  nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://80001.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://mumbai.polygonscan.com' } },
  testnet: true,
} as const

export const polygonZkEvm = {
  id: 1101,
  name: 'Polygon zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://zkevm-rpc.com'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://zkevm.polygonscan.com' } },
} as const

export const polygonZkEvmCardona = {
  id: 2442,
  name: 'Polygon zkEVM Cardona',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cardona.zkevm-rpc.com'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://cardona-zkevm.polygonscan.com' } },
  testnet: true,
} as const

export const polygonZkEvmTestnet = {
  id: 1442,
  name: 'Polygon zkEVM Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.public.zkevm-test.net'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://testnet-zkevm.polygonscan.com' } },
  testnet: true,
} as const

export const polynomial = {
  id: 8008,
  name: 'Polynomial',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.polynomial.fi'] } },
  blockExplorers: { default: { name: 'Polynomial Scan', url: 'https://polynomialscan.io' } },
} as const

export const polynomialSepolia = {
  id: 80008,
  name: 'Polynomia Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sepolia.polynomial.fi'] } },
  blockExplorers: { default: { name: 'Polynomial Scan', url: 'https://sepolia.polynomialscan.io' } },
  testnet: true,
} as const

export const potos = {
  id: 60603,
  name: 'POTOS Mainnet',
  nativeCurrency: { name: 'POTOS Token', symbol: 'POT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.potos.hk'] } },
  blockExplorers: { default: { name: 'POTOS Mainnet explorer', url: 'https://scan.potos.hk' } },
} as const

export const potosTestnet = {
  id: 60600,
  name: 'POTOS Testnet',
  nativeCurrency: { name: 'POTOS Token', symbol: 'POT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.potos.hk'] } },
  blockExplorers: { default: { name: 'POTOS Testnet explorer', url: 'https://scan-testnet.potos.hk' } },
  testnet: true,
} as const

export const premiumBlockTestnet = {
  id: 23023,
  name: 'PremiumBlock Testnet',
  nativeCurrency: { name: 'Premium Block', symbol: 'PBLK', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.premiumblock.org'] } },
  blockExplorers: { default: { name: 'PremiumBlocks Explorer', url: 'https://scan.premiumblock.org' } },
  testnet: true,
} as const

export const pulsechain = {
  id: 369,
  name: 'PulseChain',
  nativeCurrency: { name: 'Pulse', symbol: 'PLS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.pulsechain.com'] } },
  blockExplorers: { default: { name: 'PulseScan', url: 'https://ipfs.scan.pulsechain.com' } },
} as const

export const pulsechainV4 = {
  id: 943,
  name: 'PulseChain V4',
  nativeCurrency: { name: 'V4 Pulse', symbol: 'v4PLS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.v4.testnet.pulsechain.com'] } },
  blockExplorers: { default: { name: 'PulseScan', url: 'https://scan.v4.testnet.pulsechain.com' } },
  testnet: true,
} as const

export const pumpfiTestnet = {
  id: 490092,
  name: 'Pumpfi Testnet',
  nativeCurrency: { name: 'PMPT', symbol: 'PMPT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc1testnet.pumpfi.me'] } },
  blockExplorers: { default: { name: 'Pumpfi Testnet Scan', url: 'https://testnetscan.pumpfi.me' } },
  testnet: true,
} as const

export const pyrope = {
  id: 695569,
  name: 'Pyrope Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.pyropechain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://pyrope.blockscout.com' } },
  testnet: true,
} as const

export const qMainnet = {
  id: 35441,
  name: 'Q Mainnet',
  nativeCurrency: { name: 'Q', symbol: 'Q', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.q.org'] } },
  blockExplorers: { default: { name: 'Q Mainnet Explorer', url: 'https://explorer.q.org' } },
} as const

export const qTestnet = {
  id: 35443,
  name: 'Q Testnet',
  nativeCurrency: { name: 'Q', symbol: 'Q', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.qtestnet.org'] } },
  blockExplorers: { default: { name: 'Q Testnet Explorer', url: 'https://explorer.qtestnet.org' } },
  testnet: true,
} as const

export const ql1 = {
  id: 766,
  name: 'QL1',
  nativeCurrency: { name: 'QOM', symbol: 'QOM', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.qom.one'] } },
  blockExplorers: { default: { name: 'Ql1 Explorer', url: 'https://scan.qom.one' } },
} as const

export const quai = {
  id: 9,
  name: 'Quai Network Mainnet',
  nativeCurrency: { name: 'Quai', symbol: 'QUAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.quai.network/cyprus1'] } },
  blockExplorers: { default: { name: 'Quaiscan', url: 'https://quaiscan.io' } },
} as const

export const quaiTestnet = {
  id: 15000,
  name: 'Quai Network Testnet',
  nativeCurrency: { name: 'Quai', symbol: 'QUAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://orchard.rpc.quai.network/cyprus1'] } },
  blockExplorers: { default: { name: 'Orchard Quaiscan', url: 'https://orchard.quaiscan.io' } },
  testnet: true,
} as const

export const rabbitChainTestnet = {
  id: 9280,
  name: 'Rabbit Chain Testnet',
  nativeCurrency: { name: 'Test Rabbit', symbol: 'tRAB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.rabbitchain.org'] } },
  blockExplorers: {
    default: { name: 'Rabbit Chain Testnet Explorer', url: 'https://explorer-testnet.rabbitchain.org' },
  },
  testnet: true,
} as const

export const radius = {
  id: 723487,
  name: 'Radius Network',
  nativeCurrency: { name: 'Radius USD', symbol: 'RUSD', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.radiustech.xyz'] } },
  blockExplorers: { default: { name: 'Radius Network Explorer', url: 'https://network.radiustech.xyz' } },
} as const

export const radiusTestnet = {
  id: 72344,
  name: 'Radius Test Network',
  nativeCurrency: { name: 'Radius USD', symbol: 'RUSD', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.radiustech.xyz'] } },
  blockExplorers: {
    default: { name: 'Radius Test Network Explorer', url: 'https://testnet.radiustech.xyz' },
  },
  testnet: true,
} as const

export const reactiveTestnet = {
  id: 5318007,
  name: 'Reactive Lasna Testnet',
  nativeCurrency: { name: 'Lasna React', symbol: 'lREACT', decimals: 18 },
  rpcUrls: { default: { http: ['https://lasna-rpc.rnk.dev'] } },
  blockExplorers: { default: { name: 'Reactscan', url: 'https://lasna.reactscan.net' } },
  testnet: true,
} as const

export const real = {
  id: 111188,
  name: 're.al',
  nativeCurrency: { name: 'reETH', symbol: 'reETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.realforreal.gelato.digital'] } },
  blockExplorers: { default: { name: 're.al Explorer', url: 'https://explorer.re.al' } },
} as const

export const redbellyMainnet = {
  id: 151,
  name: 'Redbelly Network Mainnet',
  nativeCurrency: { name: 'Redbelly Native Coin', symbol: 'RBNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://governors.mainnet.redbelly.network'] } },
  blockExplorers: { default: { name: 'Routescan', url: 'https://redbelly.routescan.io' } },
} as const

export const redbellyTestnet = {
  id: 153,
  name: 'Redbelly Network Testnet',
  nativeCurrency: { name: 'Redbelly Native Coin', symbol: 'RBNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://governors.testnet.redbelly.network'] } },
  blockExplorers: { default: { name: 'Routescan', url: 'https://redbelly.testnet.routescan.io' } },
  testnet: true,
} as const

export const reddio = {
  id: 50342,
  name: 'Reddio',
  nativeCurrency: { name: 'Reddio', symbol: 'RED', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.reddio.com/rpc'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://reddio.cloud.blockscout.com' } },
} as const

export const reddioSepolia = {
  id: 50341,
  name: 'Reddio Sepolia',
  nativeCurrency: { name: 'Reddio', symbol: 'RED', decimals: 18 },
  rpcUrls: { default: { http: ['https://reddio-dev.reddio.com'] } },
  blockExplorers: { default: { name: 'Reddioscan', url: 'https://reddio-devnet.l2scan.co' } },
  testnet: true,
} as const

export const redstone = {
  id: 690,
  name: 'Redstone',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.redstonechain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.redstone.xyz' } },
} as const

export const rei = {
  id: 47805,
  name: 'REI Mainnet',
  nativeCurrency: { name: 'REI', symbol: 'REI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.rei.network'] } },
  blockExplorers: { default: { name: 'REI Scan', url: 'https://scan.rei.network' } },
} as const

export const reyaNetwork = {
  id: 1729,
  name: 'Reya Network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.reya.network'] } },
  blockExplorers: { default: { name: 'Reya Network Explorer', url: 'https://explorer.reya.network' } },
} as const

export const rise = {
  id: 4153,
  name: 'RISE',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.risechain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.risechain.com' } },
} as const

export const riseTestnet = {
  id: 11155931,
  name: 'RISE Testnet',
  nativeCurrency: { name: 'RISE Testnet Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.riselabs.xyz'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.testnet.riselabs.xyz/' } },
  testnet: true,
} as const

export const rivalz = {
  id: 753,
  name: 'Rivalz',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rivalz.calderachain.xyz/http'] } },
  blockExplorers: { default: { name: 'Rivalz Caldera Explorer', url: 'https://rivalz.calderaexplorer.xyz' } },
} as const

export const robinhood = {
  id: 4663,
  name: 'Robinhood Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.chain.robinhood.com', 'https://rpc.ordofi.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://robinhoodchain.blockscout.com' } },
} as const

export const robinhoodTestnet = {
  id: 46630,
  name: 'Robinhood Chain Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.chain.robinhood.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.testnet.chain.robinhood.com' } },
  testnet: true,
} as const

export const rollux = {
  id: 570,
  name: 'Rollux Mainnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.rollux.com'] } },
  blockExplorers: { default: { name: 'RolluxExplorer', url: 'https://explorer.rollux.com' } },
} as const

export const rolluxTestnet = {
  id: 57000,
  name: 'Rollux Testnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-tanenbaum.rollux.com/'] } },
  blockExplorers: { default: { name: 'RolluxTestnetExplorer', url: 'https://rollux.tanenbaum.io' } },
  testnet: true,
} as const

export const ronin = {
  id: 2020,
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
} as const

export const root = {
  id: 7668,
  name: 'The Root Network',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://root.rootnet.live/archive'] } },
  blockExplorers: { default: { name: 'Rootscan', url: 'https://rootscan.io' } },
} as const

export const rootPorcini = {
  id: 7672,
  name: 'The Root Network - Porcini',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://porcini.rootnet.app/archive'] } },
  blockExplorers: { default: { name: 'Rootscan', url: 'https://porcini.rootscan.io' } },
  testnet: true,
} as const

export const rootstock = {
  id: 30,
  name: 'Rootstock Mainnet',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-node.rsk.co'] } },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.rsk.co' } },
} as const

export const rootstockTestnet = {
  id: 31,
  name: 'Rootstock Testnet',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'tRBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-node.testnet.rsk.co'] } },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.testnet.rootstock.io' } },
  testnet: true,
} as const

export const rss3 = {
  id: 12553,
  name: 'RSS3 VSL Mainnet',
  nativeCurrency: { name: 'RSS3', symbol: 'RSS3', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.rss3.io'] } },
  blockExplorers: { default: { name: 'RSS3 VSL Mainnet Scan', url: 'https://scan.rss3.io' } },
} as const

export const rss3Sepolia = {
  id: 2331,
  name: 'RSS3 VSL Sepolia Testnet',
  nativeCurrency: { name: 'RSS3', symbol: 'RSS3', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.rss3.io'] } },
  blockExplorers: { default: { name: 'RSS3 VSL Sepolia Testnet Scan', url: 'https://scan.testnet.rss3.io' } },
  testnet: true,
} as const

export const saakuru = {
  id: 7225878,
  name: 'Saakuru Mainnet',
  nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.saakuru.network'] } },
  blockExplorers: { default: { name: 'Saakuru Explorer', url: 'https://explorer.saakuru.network' } },
} as const

export const saga = {
  id: 5464,
  name: 'Saga',
  nativeCurrency: { name: 'gas', symbol: 'GAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://sagaevm.jsonrpc.sagarpc.io'] } },
  blockExplorers: { default: { name: 'Saga Explorer', url: 'https://sagaevm.sagaexplorer.io' } },
} as const

export const saigon = {
  id: 202601,
  name: 'Ronin Saigon Testnet',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://saigon-testnet.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Saigon Explorer', url: 'https://saigon-explorer.roninchain.com' } },
  testnet: true,
} as const

export const sanko = {
  id: 1996,
  name: 'Sanko',
  nativeCurrency: { name: 'DMT', symbol: 'DMT', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.sanko.xyz'] } },
  blockExplorers: { default: { name: 'Sanko Explorer', url: 'https://explorer.sanko.xyz' } },
} as const

export const sapphire = {
  id: 23294,
  name: 'Oasis Sapphire',
  nativeCurrency: { name: 'Sapphire Rose', symbol: 'ROSE', decimals: 18 },
  rpcUrls: { default: { http: ['https://sapphire.oasis.io'] } },
  blockExplorers: { default: { name: 'Oasis Explorer', url: 'https://explorer.oasis.io/mainnet/sapphire' } },
} as const

export const sapphireTestnet = {
  id: 23295,
  name: 'Oasis Sapphire Testnet',
  nativeCurrency: { name: 'Sapphire Test Rose', symbol: 'TEST', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.sapphire.oasis.dev'] } },
  blockExplorers: { default: { name: 'Oasis Explorer', url: 'https://explorer.oasis.io/testnet/sapphire' } },
  testnet: true,
} as const

export const satoshiVM = {
  id: 3109,
  name: 'SatoshiVM Alpha Mainnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://alpha-rpc-node-http.svmscan.io'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://svmscan.io' } },
} as const

export const satoshiVMTestnet = {
  id: 3110,
  name: 'SatoshiVM Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://test-rpc-node-http.svmscan.io'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://testnet.svmscan.io' } },
  testnet: true,
} as const

export const scroll = {
  id: 534352,
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } },
} as const

export const scrollSepolia = {
  id: 534351,
  name: 'Scroll Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com' } },
  testnet: true,
} as const

export const sei = {
  id: 1329,
  name: 'Sei Network',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.sei-apis.com/'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
} as const

export const seiTestnet = {
  id: 1328,
  name: 'Sei Testnet',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc-testnet.sei-apis.com'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://testnet.seiscan.io' } },
  testnet: true,
} as const

export const seismicDevnet = {
  id: 5124,
  name: 'Seismic Devnet',
  nativeCurrency: { name: 'Seismic Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node-2.seismicdev.net/rpc'] } },
  blockExplorers: { default: { name: 'Seismic Devnet Explorer', url: 'https://explorer-2.seismicdev.net' } },
  testnet: true,
} as const

export const sentrix = {
  id: 7119,
  name: 'Sentrix Chain',
  nativeCurrency: { name: 'Sentrix', symbol: 'SRX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sentrixchain.com'] } },
  blockExplorers: { default: { name: 'SentrixScan', url: 'https://scan.sentrixchain.com' } },
} as const

export const sentrixTestnet = {
  id: 7120,
  name: 'Sentrix Testnet',
  nativeCurrency: { name: 'Sentrix', symbol: 'SRX', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.sentrixchain.com'] } },
  blockExplorers: { default: { name: 'SentrixScan Testnet', url: 'https://scan-testnet.sentrixchain.com' } },
  testnet: true,
} as const

export const sepolia = {
  id: 11155111,
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://11155111.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  testnet: true,
} as const

export const shape = {
  id: 360,
  name: 'Shape',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.shape.network'] } },
  blockExplorers: { default: { name: 'shapescan', url: 'https://shapescan.xyz' } },
} as const

export const shapeSepolia = {
  id: 11011,
  name: 'Shape Sepolia Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.shape.network'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer-sepolia.shape.network/' } },
  testnet: true,
} as const

export const shardeum = {
  id: 8118,
  name: 'Shardeum',
  nativeCurrency: { name: 'Shardeum', symbol: 'SHM', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.shardeum.org'] } },
  blockExplorers: { default: { name: 'Shardeum Explorer', url: 'https://explorer.shardeum.org' } },
} as const

export const shardeumSphinx = {
  id: 8082,
  name: 'Shardeum Sphinx',
  nativeCurrency: { name: 'SHARDEUM', symbol: 'SHM', decimals: 18 },
  rpcUrls: { default: { http: ['https://sphinx.shardeum.org'] } },
  blockExplorers: { default: { name: 'Shardeum Explorer', url: 'https://explorer-sphinx.shardeum.org' } },
  testnet: true,
} as const

export const shibarium = {
  id: 109,
  name: 'Shibarium',
  nativeCurrency: { name: 'Bone', symbol: 'BONE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.shibrpc.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://shibariumscan.io' } },
} as const

export const shibariumTestnet = {
  id: 157,
  name: 'Puppynet Shibarium',
  nativeCurrency: { name: 'Bone', symbol: 'BONE', decimals: 18 },
  rpcUrls: { default: { http: ['https://puppynet.shibrpc.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://puppyscan.shib.io' } },
  testnet: true,
} as const

export const shiden = {
  id: 336,
  name: 'Shiden',
  nativeCurrency: { name: 'SDN', symbol: 'SDN', decimals: 18 },
  rpcUrls: { default: { http: ['https://shiden.public.blastapi.io'] } },
  blockExplorers: { default: { name: 'Shiden Scan', url: 'https://shiden.subscan.io' } },
} as const

export const shimmer = {
  id: 148,
  name: 'Shimmer',
  nativeCurrency: { name: 'Shimmer', symbol: 'SMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://json-rpc.evm.shimmer.network'] } },
  blockExplorers: {
    default: { name: 'Shimmer Network Explorer', url: 'https://explorer.evm.shimmer.network' },
  },
} as const

export const shimmerTestnet = {
  id: 1073,
  name: 'Shimmer Testnet',
  nativeCurrency: { name: 'Shimmer', symbol: 'SMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://json-rpc.evm.testnet.shimmer.network'] } },
  blockExplorers: {
    default: { name: 'Shimmer Network Explorer', url: 'https://explorer.evm.testnet.shimmer.network' },
  },
  testnet: true,
} as const

export const sidraChain = {
  id: 97453,
  name: 'Sidra Chain',
  nativeCurrency: { name: 'Sidra Digital Asset', symbol: 'SDA', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.sidrachain.com'] } },
  blockExplorers: { default: { name: 'Sidra Chain Explorer', url: 'https://ledger.sidrachain.com' } },
} as const

export const silentData = {
  id: 380929,
  name: 'Silent Data Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.silentdata.com'] } },
  blockExplorers: {
    default: { name: 'Silent Data Mainnet Explorer', url: 'https://explorer-mainnet.rollup.silentdata.com' },
  },
} as const

export const silicon = {
  id: 2355,
  name: 'Silicon zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.silicon.network', 'https://silicon-mainnet.nodeinfra.com'] } },
  blockExplorers: { default: { name: 'SiliconScope', url: 'https://scope.silicon.network' } },
} as const

export const siliconSepolia = {
  id: 1722641160,
  name: 'Silicon Sepolia zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-sepolia.silicon.network', 'https://silicon-testnet.nodeinfra.com'] },
  },
  blockExplorers: { default: { name: 'SiliconSepoliaScope', url: 'https://scope-sepolia.silicon.network' } },
  testnet: true,
} as const

export const sixProtocol = {
  id: 98,
  name: 'Six Protocol',
  nativeCurrency: { name: 'SIX', symbol: 'SIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://sixnet-rpc-evm.sixprotocol.net'] } },
  blockExplorers: { default: { name: 'Six Protocol Scan', url: 'https://sixscan.io/sixnet' } },
} as const

export const skaleBase = {
  id: 1187947933,
  name: 'SKALE Base',
  nativeCurrency: { name: 'Credits', symbol: 'CREDIT', decimals: 18 },
  rpcUrls: { default: { http: ['https://skale-base.skalenodes.com/v1/base'] } },
  blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://skale-base-explorer.skalenodes.com/' } },
  testnet: true,
} as const

export const skaleBaseSepoliaTestnet = {
  id: 324705682,
  name: 'SKALE Base Sepolia Testnet',
  nativeCurrency: { name: 'Credits', symbol: 'CREDIT', decimals: 18 },
  rpcUrls: { default: { http: ['https://base-sepolia-testnet.skalenodes.com/v1/base-testnet'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://base-sepolia-testnet-explorer.skalenodes.com/' },
  },
  testnet: true,
} as const

export const skaleBlockBrawlers = {
  id: 391845894,
  name: 'SKALE | Block Brawlers',
  nativeCurrency: { name: 'BRAWL', symbol: 'BRAWL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/frayed-decent-antares'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://frayed-decent-antares.explorer.mainnet.skalenodes.com' },
  },
} as const

export const skaleCalypso = {
  id: 1564830818,
  name: 'SKALE Calypso Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/honorable-steel-rasalhague'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://honorable-steel-rasalhague.explorer.mainnet.skalenodes.com',
    },
  },
} as const

export const skaleCalypsoTestnet = {
  id: 974399131,
  name: 'SKALE Calypso Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.skalenodes.com/v1/giant-half-dual-testnet'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://giant-half-dual-testnet.explorer.testnet.skalenodes.com',
    },
  },
  testnet: true,
} as const

export const skaleCryptoBlades = {
  id: 1026062157,
  name: 'SKALE | CryptoBlades',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/affectionate-immediate-pollux'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://affectionate-immediate-pollux.explorer.mainnet.skalenodes.com',
    },
  },
} as const

export const skaleCryptoColosseum = {
  id: 1032942172,
  name: 'SKALE | Crypto Colosseum',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/haunting-devoted-deneb'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com',
    },
  },
} as const

export const skaleEuropa = {
  id: 2046399126,
  name: 'SKALE Europa Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/elated-tan-skat'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://elated-tan-skat.explorer.mainnet.skalenodes.com' },
  },
} as const

export const skaleEuropaTestnet = {
  id: 1444673419,
  name: 'SKALE Europa Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.skalenodes.com/v1/juicy-low-small-testnet'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://juicy-low-small-testnet.explorer.testnet.skalenodes.com',
    },
  },
  testnet: true,
} as const

export const skaleExorde = {
  id: 2139927552,
  name: 'Exorde Network',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/light-vast-diphda'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://light-vast-diphda.explorer.mainnet.skalenodes.com' },
  },
} as const

export const skaleHumanProtocol = {
  id: 1273227453,
  name: 'SKALE | Human Protocol',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/wan-red-ain'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://wan-red-ain.explorer.mainnet.skalenodes.com' },
  },
} as const

export const skaleNebula = {
  id: 1482601649,
  name: 'SKALE Nebula Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/green-giddy-denebola'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://green-giddy-denebola.explorer.mainnet.skalenodes.com' },
  },
} as const

export const skaleNebulaTestnet = {
  id: 37084624,
  name: 'SKALE Nebula Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.skalenodes.com/v1/lanky-ill-funny-testnet'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://lanky-ill-funny-testnet.explorer.testnet.skalenodes.com',
    },
  },
  testnet: true,
} as const

export const skaleRazor = {
  id: 278611351,
  name: 'SKALE | Razor Network',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/turbulent-unique-scheat'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://turbulent-unique-scheat.explorer.mainnet.skalenodes.com',
    },
  },
} as const

export const skaleTitan = {
  id: 1350216234,
  name: 'SKALE Titan Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.skalenodes.com/v1/parallel-stormy-spica'] } },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://parallel-stormy-spica.explorer.mainnet.skalenodes.com' },
  },
} as const

export const skaleTitanTestnet = {
  id: 1020352220,
  name: 'SKALE Titan Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.skalenodes.com/v1/aware-fake-trim-testnet'] } },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://aware-fake-trim-testnet.explorer.testnet.skalenodes.com',
    },
  },
  testnet: true,
} as const

export const sketchpad = {
  id: 984123,
  name: 'Forma Sketchpad',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sketchpad-1.forma.art'] } },
  blockExplorers: { default: { name: 'Sketchpad Explorer', url: 'https://explorer.sketchpad-1.forma.art' } },
  testnet: true,
} as const

export const snax = {
  id: 2192,
  name: 'SnaxChain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.snaxchain.io'] } },
  blockExplorers: { default: { name: 'Snax Explorer', url: 'https://explorer.snaxchain.io' } },
} as const

export const snaxTestnet = {
  id: 13001,
  name: 'SnaxChain Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.snaxchain.io'] } },
  blockExplorers: { default: { name: 'Snax Explorer', url: 'https://testnet-explorer.snaxchain.io' } },
  testnet: true,
} as const

export const somnia = {
  id: 5031,
  name: 'Somnia',
  nativeCurrency: { name: 'Somnia', symbol: 'SOMI', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.infra.mainnet.somnia.network'] } },
  blockExplorers: { default: { name: 'Somnia Explorer', url: 'https://explorer.somnia.network' } },
} as const

export const somniaTestnet = {
  id: 50312,
  name: 'Somnia Testnet',
  nativeCurrency: { name: 'STT', symbol: 'STT', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.infra.testnet.somnia.network'] } },
  blockExplorers: {
    default: { name: 'Somnia Testnet Explorer', url: 'https://shannon-explorer.somnia.network' },
  },
  testnet: true,
} as const

export const soneium = {
  id: 1868,
  name: 'Soneium Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soneium.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium.blockscout.com' } },
} as const

export const soneiumMinato = {
  id: 1946,
  name: 'Soneium Minato Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.minato.soneium.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium-minato.blockscout.com' } },
  testnet: true,
} as const

export const songbird = {
  id: 19,
  name: 'Songbird Canary-Network',
  nativeCurrency: { name: 'Songbird', symbol: 'SGB', decimals: 18 },
  rpcUrls: { default: { http: ['https://songbird-api.flare.network/ext/C/rpc'] } },
  blockExplorers: { default: { name: 'Songbird Explorer', url: 'https://songbird-explorer.flare.network' } },
} as const

export const songbirdTestnet = {
  id: 16,
  name: 'Songbird Testnet Coston',
  nativeCurrency: { name: 'Coston Flare', symbol: 'CFLR', decimals: 18 },
  rpcUrls: { default: { http: ['https://coston-api.flare.network/ext/C/rpc'] } },
  blockExplorers: { default: { name: 'Coston Explorer', url: 'https://coston-explorer.flare.network' } },
  testnet: true,
} as const

export const sonic = {
  id: 146,
  name: 'Sonic',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonic Explorer', url: 'https://sonicscan.org' } },
} as const

export const sonicBlazeTestnet = {
  id: 57054,
  name: 'Sonic Blaze Testnet',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.blaze.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonic Blaze Testnet Explorer', url: 'https://testnet.sonicscan.org' } },
  testnet: true,
} as const

export const sonicTestnet = {
  id: 64165,
  name: 'Sonic Testnet',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonic Testnet Explorer', url: 'https://testnet.soniclabs.com/' } },
  testnet: true,
} as const

export const sophon = {
  id: 50104,
  name: 'Sophon',
  nativeCurrency: { name: 'Sophon', symbol: 'SOPH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sophon.xyz'] } },
  blockExplorers: { default: { name: 'Sophon Block Explorer', url: 'https://explorer.sophon.xyz' } },
} as const

export const sophonTestnet = {
  id: 531050104,
  name: 'Sophon Testnet',
  nativeCurrency: { name: 'Sophon', symbol: 'SOPH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.sophon.xyz'] } },
  blockExplorers: { default: { name: 'Sophon Block Explorer', url: 'https://explorer.testnet.sophon.xyz' } },
  testnet: true,
} as const

export const sova = {
  id: 100021,
  name: 'Sova',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sova.io'] } },
  blockExplorers: { default: { name: 'Sova Block Explorer', url: 'https://explorer.sova.io' } },
} as const

export const sovaSepolia = {
  id: 120893,
  name: 'Sova Network Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.sova.io'] } },
  blockExplorers: { default: { name: 'Sova Sepolia Explorer', url: 'https://explorer.testnet.sova.io' } },
  testnet: true,
} as const

export const spicy = {
  id: 88882,
  name: 'Chiliz Spicy Testnet',
  nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://spicy-rpc.chiliz.com', 'https://chiliz-spicy-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Chiliz Explorer', url: 'http://spicy-explorer.chiliz.com' } },
  testnet: true,
} as const

export const stable = {
  id: 988,
  name: 'Stable Mainnet',
  nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.stable.xyz'] } },
  blockExplorers: { default: { name: 'Stablescan', url: 'https://stablescan.xyz' } },
} as const

export const stableTestnet = {
  id: 2201,
  name: 'Stable Testnet',
  nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.stable.xyz'] } },
  blockExplorers: { default: { name: 'Stablescan', url: 'https://testnet.stablescan.xyz' } },
  testnet: true,
} as const

export const statusNetworkSepolia = {
  id: 1660990954,
  name: 'Status Network Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://public.sepolia.rpc.status.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepoliascan.status.network' } },
  testnet: true,
} as const

export const statusSepolia = {
  id: 1660990954,
  name: 'Status Network Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://public.sepolia.rpc.status.network'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepoliascan.status.network' } },
  testnet: true,
} as const

export const step = {
  id: 1234,
  name: 'Step Network',
  nativeCurrency: { name: 'FITFI', symbol: 'FITFI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.step.network'] } },
  blockExplorers: { default: { name: 'Step Scan', url: 'https://stepscan.io' } },
} as const

export const story = {
  id: 1514,
  name: 'Data Network',
  nativeCurrency: { name: 'DATA', symbol: 'DATA', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.datarpc.io'] } },
  blockExplorers: { default: { name: 'Data Network explorer', url: 'https://datanetscan.io' } },
} as const

export const storyAeneid = {
  id: 1315,
  name: 'Data Network Aeneid',
  nativeCurrency: { name: 'DATA', symbol: 'DATA', decimals: 18 },
  rpcUrls: { default: { http: ['https://aeneid.datarpc.io'] } },
  blockExplorers: { default: { name: 'Data Network Aeneid Explorer', url: 'https://aeneid.datanetscan.io' } },
  testnet: true,
} as const

export const storyOdyssey = {
  id: 1516,
  name: 'Story Odyssey',
  nativeCurrency: { name: 'IP', symbol: 'IP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.odyssey.storyrpc.io'] } },
  blockExplorers: { default: { name: 'Story Odyssey Explorer', url: 'https://odyssey.storyscan.xyz' } },
  testnet: true,
} as const

export const storyTestnet = {
  id: 1513,
  name: 'Story Testnet',
  nativeCurrency: { name: 'IP', symbol: 'IP', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.storyrpc.io'] } },
  blockExplorers: { default: { name: 'Story Testnet Explorer', url: 'https://testnet.storyscan.xyz' } },
  testnet: true,
} as const

export const stratis = {
  id: 105105,
  name: 'Stratis Mainnet',
  nativeCurrency: { name: 'Stratis', symbol: 'STRAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.stratisevm.com'] } },
  blockExplorers: { default: { name: 'Stratis Explorer', url: 'https://explorer.stratisevm.com' } },
} as const

export const subtensorEvm = {
  id: 964,
  name: 'Subtensor EVM',
  nativeCurrency: { name: 'TAO', symbol: 'TAO', decimals: 18 },
  rpcUrls: { default: { http: ['https://lite.chain.opentensor.ai'] } },
  blockExplorers: { default: { name: 'Taostats EVM Explorer', url: 'https://evm.taostats.io' } },
} as const

export const superlumio = {
  id: 8866,
  name: 'SuperLumio',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.lumio.io'] } },
  blockExplorers: { default: { name: 'Lumio explorer', url: 'https://explorer.lumio.io' } },
} as const

export const superposition = {
  id: 55244,
  name: 'Superposition',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.superposition.so'] } },
  blockExplorers: { default: { name: 'Superposition Explorer', url: 'https://explorer.superposition.so' } },
} as const

export const superseed = {
  id: 5330,
  name: 'Superseed',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.superseed.xyz'] } },
  blockExplorers: { default: { name: 'Superseed Explorer', url: 'https://explorer.superseed.xyz' } },
} as const

export const superseedSepolia = {
  id: 53302,
  name: 'Superseed Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.superseed.xyz'] } },
  blockExplorers: {
    default: { name: 'Superseed Sepolia Explorer', url: 'https://sepolia-explorer.superseed.xyz' },
  },
  testnet: true,
} as const

export const surgeTestnet = {
  id: 763375,
  name: 'Surge Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://l2-rpc.hoodi.surge.wtf'] } },
  blockExplorers: { default: { name: 'Surge Testnet Blockscout', url: 'https://explorer.hoodi.surge.wtf' } },
  testnet: true,
} as const

export const swan = {
  id: 254,
  name: 'Swan Chain Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.swanchain.org'] } },
  blockExplorers: { default: { name: 'Swan Explorer', url: 'https://swanscan.io' } },
} as const

export const swanProximaTestnet = {
  id: 20241133,
  name: 'Swan Proxima Testnet',
  nativeCurrency: { name: 'Swan Ether', symbol: 'sETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-proxima.swanchain.io'] } },
  blockExplorers: { default: { name: 'Swan Explorer', url: 'https://proxima-explorer.swanchain.io' } },
  testnet: true,
} as const

export const swanSaturnTestnet = {
  id: 2024,
  name: 'Swan Saturn Testnet',
  nativeCurrency: { name: 'Swan Ether', symbol: 'sETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://saturn-rpc.swanchain.io'] } },
  blockExplorers: { default: { name: 'Swan Explorer', url: 'https://saturn-explorer.swanchain.io' } },
  testnet: true,
} as const

export const swellchain = {
  id: 1923,
  name: 'Swellchain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://swell-mainnet.alt.technology'] } },
  blockExplorers: { default: { name: 'Swell Explorer', url: 'https://explorer.swellnetwork.io' } },
} as const

export const swellchainTestnet = {
  id: 1924,
  name: 'Swellchain Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://swell-testnet.alt.technology'] } },
  blockExplorers: {
    default: { name: 'Swellchain Testnet Explorer', url: 'https://swell-testnet-explorer.alt.technology' },
  },
  testnet: true,
} as const

export const swissdlt = {
  id: 94,
  name: 'SwissDLT Mainnet',
  nativeCurrency: { name: 'BCTS', symbol: 'BCTS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.swissdlt.ch'] } },
  blockExplorers: { default: { name: 'SwissDLT Explorer', url: 'https://explorer.swissdlt.ch' } },
} as const

export const syscoin = {
  id: 57,
  name: 'Syscoin Mainnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.syscoin.org'] } },
  blockExplorers: { default: { name: 'SyscoinExplorer', url: 'https://explorer.syscoin.org' } },
} as const

export const syscoinTestnet = {
  id: 5700,
  name: 'Syscoin Tanenbaum Testnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.tanenbaum.io'] } },
  blockExplorers: { default: { name: 'SyscoinTestnetExplorer', url: 'https://tanenbaum.io' } },
  testnet: true,
} as const

export const tac = {
  id: 239,
  name: 'TAC',
  nativeCurrency: { name: 'TAC', symbol: 'TAC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ankr.com/tac'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://tac.blockscout.com' } },
} as const

export const tacSPB = {
  id: 2391,
  name: 'TAC SPB Testnet',
  nativeCurrency: { name: 'TAC', symbol: 'TAC', decimals: 18 },
  rpcUrls: { default: { http: ['https://spb.rpc.tac.build'] } },
  blockExplorers: { default: { name: 'TAC', url: 'https://spb.explorer.tac.build' } },
  testnet: true,
} as const

export const taiko = {
  id: 167000,
  name: 'Taiko Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.taiko.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://taikoscan.io' } },
} as const

export const taikoHekla = {
  id: 167009,
  name: 'Taiko Hekla L2',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hekla.taiko.xyz'] } },
  blockExplorers: { default: { name: 'Taikoscan', url: 'https://hekla.taikoscan.network' } },
  testnet: true,
} as const

export const taikoHoodi = {
  id: 167013,
  name: 'Taiko Hoodi',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hoodi.taiko.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.taikoscan.io/' } },
  testnet: true,
} as const

export const taikoJolnir = {
  id: 167007,
  name: 'Taiko Jolnir (Alpha-5 Testnet)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.jolnir.taiko.xyz'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.jolnir.taiko.xyz' } },
  testnet: true,
} as const

export const taikoKatla = {
  id: 167008,
  name: 'Taiko Katla (Alpha-6 Testnet)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.katla.taiko.xyz'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.katla.taiko.xyz' } },
  testnet: true,
} as const

export const taikoTestnetSepolia = {
  id: 167005,
  name: 'Taiko (Alpha-3 Testnet)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.test.taiko.xyz'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.test.taiko.xyz' } },
  testnet: true,
} as const

export const taraxa = {
  id: 841,
  name: 'Taraxa Mainnet',
  nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.taraxa.io'] } },
  blockExplorers: { default: { name: 'Taraxa Explorer', url: 'https://explorer.mainnet.taraxa.io' } },
} as const

export const taraxaTestnet = {
  id: 842,
  name: 'Taraxa Testnet',
  nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.taraxa.io'] } },
  blockExplorers: { default: { name: 'Taraxa Explorer', url: 'https://explorer.testnet.taraxa.io' } },
  testnet: true,
} as const

export const teaSepolia = {
  id: 10218,
  name: 'Tea Sepolia',
  nativeCurrency: { name: 'Sepolia Tea', symbol: 'TEA', decimals: 18 },
  rpcUrls: { default: { http: ['https://tea-sepolia.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Tea Sepolia Explorer', url: 'https://sepolia.tea.xyz' } },
  testnet: true,
} as const

export const telcoinTestnet = {
  id: 2017,
  name: 'Telcoin Adiri Testnet',
  nativeCurrency: { name: 'Telcoin', symbol: 'TEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.telcoin.network'] } },
  blockExplorers: { default: { name: 'telscan', url: 'https://telscan.io' } },
  testnet: true,
} as const

export const telos = {
  id: 40,
  name: 'Telos',
  nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.telos.net'] } },
  blockExplorers: { default: { name: 'Teloscan', url: 'https://www.teloscan.io/' } },
} as const

export const telosTestnet = {
  id: 41,
  name: 'Telos',
  nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.telos.net'] } },
  blockExplorers: { default: { name: 'Teloscan (testnet)', url: 'https://testnet.teloscan.io/' } },
  testnet: true,
} as const

export const tempo = {
  id: 4217,
  name: 'Tempo Mainnet',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.tempo.xyz'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.tempo.xyz' } },
} as const

export const tempoDevnet = {
  id: 31318,
  name: 'Tempo Devnet',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.devnet.tempoxyz.dev'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.devnet.tempo.xyz' } },
  testnet: true,
} as const

export const tempoLocalnet = {
  id: 1337,
  name: 'Tempo',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
} as const

export const tempoMainnet = {
  id: 4217,
  name: 'Tempo Mainnet',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.tempo.xyz'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.tempo.xyz' } },
} as const

export const tempoModerato = {
  id: 42431,
  name: 'Tempo Testnet (Moderato)',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.moderato.tempo.xyz'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.testnet.tempo.xyz' } },
  testnet: true,
} as const

export const tempoTestnet = {
  id: 42431,
  name: 'Tempo Testnet (Moderato)',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.moderato.tempo.xyz'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.testnet.tempo.xyz' } },
  testnet: true,
} as const

export const tenet = {
  id: 1559,
  name: 'Tenet',
  nativeCurrency: { name: 'TENET', symbol: 'TENET', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.tenet.org'] } },
  blockExplorers: { default: { name: 'TenetScan Mainnet', url: 'https://tenetscan.io' } },
} as const

export const ternoa = {
  id: 752025,
  name: 'Ternoa',
  nativeCurrency: { name: 'Capsule Coin', symbol: 'CAPS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-mainnet.zkevm.ternoa.network'] } },
  blockExplorers: {
    default: { name: 'Ternoa Explorer', url: 'https://explorer-mainnet.zkevm.ternoa.network' },
  },
} as const

export const thaiChain = {
  id: 7,
  name: 'ThaiChain',
  nativeCurrency: { name: 'TCH', symbol: 'TCH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.thaichain.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp.thaichain.org' } },
} as const

export const that = {
  id: 8428,
  name: 'THAT Mainnet',
  nativeCurrency: { name: 'THAT', symbol: 'THAT', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.thatchain.io/mainnet'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://that.blockscout.com' } },
} as const

export const theta = {
  id: 361,
  name: 'Theta Mainnet',
  nativeCurrency: { name: 'TFUEL', symbol: 'TFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc-api.thetatoken.org/rpc'] } },
  blockExplorers: { default: { name: 'Theta Explorer', url: 'https://explorer.thetatoken.org' } },
} as const

export const thetaTestnet = {
  id: 365,
  name: 'Theta Testnet',
  nativeCurrency: { name: 'TFUEL', symbol: 'TFUEL', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth-rpc-api-testnet.thetatoken.org/rpc'] } },
  blockExplorers: { default: { name: 'Theta Explorer', url: 'https://testnet-explorer.thetatoken.org' } },
  testnet: true,
} as const

export const thunderCore = {
  id: 108,
  name: 'ThunderCore Mainnet',
  nativeCurrency: { name: 'TT', symbol: 'TT', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet-rpc.thundercore.com'] } },
  blockExplorers: {
    default: { name: 'ThunderCore Explorer', url: 'https://explorer-mainnet.thundercore.com' },
  },
} as const

export const thunderTestnet = {
  id: 997,
  name: '5ireChain Thunder Testnet',
  nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.5ire.network'] } },
  blockExplorers: { default: { name: '5ireChain Thunder Explorer', url: 'https://testnet.5irescan.io/' } },
  testnet: true,
} as const

export const tiktrixTestnet = {
  id: 62092,
  name: 'TikTrix Testnet',
  nativeCurrency: { name: 'tTTX', symbol: 'tTTX', decimals: 18 },
  rpcUrls: { default: { http: ['https://tiktrix-rpc.xyz'] } },
  blockExplorers: { default: { name: 'TikTrix Testnet Explorer', url: 'https://tiktrix.xyz' } },
  testnet: true,
} as const

export const tomb = {
  id: 6969,
  name: 'Tomb Mainnet',
  nativeCurrency: { name: 'TOMB', symbol: 'TOMB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.tombchain.com'] } },
  blockExplorers: { default: { name: 'Tomb Explorer', url: 'https://tombscout.com' } },
} as const

export const treasure = {
  id: 61166,
  name: 'Treasure',
  nativeCurrency: { name: 'MAGIC', symbol: 'MAGIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.treasure.lol'] } },
  blockExplorers: { default: { name: 'Treasure Block Explorer', url: 'https://treasurescan.io' } },
} as const

export const treasureTopaz = {
  id: 978658,
  name: 'Treasure Topaz Testnet',
  nativeCurrency: { name: 'MAGIC', symbol: 'MAGIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.topaz.treasure.lol'] } },
  blockExplorers: {
    default: { name: 'Treasure Topaz Block Explorer', url: 'https://topaz.treasurescan.io' },
  },
  testnet: true,
} as const

export const tron = {
  id: 728126428,
  name: 'Tron',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://api.trongrid.io/jsonrpc'] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://tronscan.org' } },
} as const

export const tronNile = {
  id: 3448148188,
  name: 'Tron Nile',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://nile.trongrid.io/jsonrpc'] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://nile.tronscan.org' } },
  testnet: true,
} as const

export const tronShasta = {
  id: 2494104990,
  name: 'Tron Shasta',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://api.shasta.trongrid.io/jsonrpc'] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://shasta.tronscan.org' } },
  testnet: true,
} as const

export const ubiq = {
  id: 8,
  name: 'Ubiq Mainnet',
  nativeCurrency: { name: 'UBQ', symbol: 'UBQ', decimals: 18 },
  rpcUrls: { default: { http: ['https://pyrus2.ubiqscan.io'] } },
  blockExplorers: { default: { name: 'Ubiq Scan', url: 'https://ubiqscan.io' } },
} as const

export const ultra = {
  id: 19991,
  name: 'Ultra EVM',
  nativeCurrency: { name: 'Ultra Token', symbol: 'UOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.ultra.eosusa.io'] } },
  blockExplorers: { default: { name: 'Ultra EVM Explorer', url: 'https://evmexplorer.ultra.io' } },
} as const

export const ultraTestnet = {
  id: 18881,
  name: 'Ultra EVM Testnet',
  nativeCurrency: { name: 'Ultra Token', symbol: 'UOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.test.ultra.eosusa.io'] } },
  blockExplorers: {
    default: { name: 'Ultra EVM Testnet Explorer', url: 'https://evmexplorer.testnet.ultra.io' },
  },
  testnet: true,
} as const

export const ultron = {
  id: 1231,
  name: 'Ultron Mainnet',
  nativeCurrency: { name: 'ULX', symbol: 'ULX', decimals: 18 },
  rpcUrls: { default: { http: ['https://ultron-rpc.net'] } },
  blockExplorers: { default: { name: 'Ultron Scan', url: 'https://ulxscan.com' } },
} as const

export const ultronTestnet = {
  id: 1230,
  name: 'Ultron Testnet',
  nativeCurrency: { name: 'ULX', symbol: 'ULX', decimals: 18 },
  rpcUrls: { default: { http: ['https://ultron-dev.io'] } },
  blockExplorers: { default: { name: 'Ultron Scan', url: 'https://explorer.ultron-dev.io' } },
  testnet: true,
} as const

export const unichain = {
  id: 130,
  name: 'Unichain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.unichain.org/'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } },
} as const

export const unichainSepolia = {
  id: 1301,
  name: 'Unichain Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.unichain.org'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://sepolia.uniscan.xyz' } },
  testnet: true,
} as const

export const unique = {
  id: 8880,
  name: 'Unique Mainnet',
  nativeCurrency: { name: 'UNQ', symbol: 'UNQ', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.unique.network'] } },
  blockExplorers: { default: { name: 'Unique Subscan', url: 'https://unique.subscan.io/' } },
} as const

export const uniqueOpal = {
  id: 8882,
  name: 'Opal Testnet',
  nativeCurrency: { name: 'OPL', symbol: 'OPL', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-opal.unique.network'] } },
  blockExplorers: { default: { name: 'Opal Subscan', url: 'https://opal.subscan.io/' } },
  testnet: true,
} as const

export const uniqueQuartz = {
  id: 8881,
  name: 'Quartz Mainnet',
  nativeCurrency: { name: 'QTZ', symbol: 'QTZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-quartz.unique.network'] } },
  blockExplorers: { default: { name: 'Quartz Subscan', url: 'https://quartz.subscan.io/' } },
} as const

export const unreal = {
  id: 18233,
  name: 'Unreal',
  nativeCurrency: { name: 'reETH', symbol: 'reETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.unreal-orbit.gelato.digital'] } },
  blockExplorers: { default: { name: 'Unreal Explorer', url: 'https://unreal.blockscout.com' } },
  testnet: true,
} as const

export const valygoNft = {
  id: 7773777,
  name: 'VALYGO NFT',
  nativeCurrency: { name: 'VYO', symbol: 'VYO', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-gw-1.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc',
        'https://rpc-gw-2.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc',
      ],
    },
  },
  blockExplorers: { default: { name: 'VYOScan NFT', url: 'https://nft.vyoscan.com' } },
} as const

export const valygoSmartchain = {
  id: 7771777,
  name: 'VALYGO Smartchain',
  nativeCurrency: { name: 'VYO', symbol: 'VYO', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-gw-1.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc',
        'https://rpc-gw-2.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc',
      ],
    },
  },
  blockExplorers: { default: { name: 'VYOScan', url: 'https://vyoscan.com' } },
} as const

export const vana = {
  id: 1480,
  name: 'Vana',
  nativeCurrency: { name: 'Vana', symbol: 'VANA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.vana.org/'] } },
  blockExplorers: { default: { name: 'Vana Block Explorer', url: 'https://vanascan.io' } },
} as const

export const vanaMoksha = {
  id: 14800,
  name: 'Vana Moksha Testnet',
  nativeCurrency: { name: 'Vana', symbol: 'VANA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.moksha.vana.org'] } },
  blockExplorers: { default: { name: 'Vana Moksha Testnet', url: 'https://moksha.vanascan.io' } },
  testnet: true,
} as const

export const vanar = {
  id: 2040,
  name: 'Vanar Mainnet',
  nativeCurrency: { name: 'VANRY', symbol: 'VANRY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.vanarchain.com'] } },
  blockExplorers: { default: { name: 'Vanar Mainnet Explorer', url: 'https://explorer.vanarchain.com/' } },
} as const

export const vechain = {
  id: 100009,
  name: 'Vechain',
  nativeCurrency: { name: 'VeChain', symbol: 'VET', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.vechain.org'] } },
  blockExplorers: { default: { name: 'Vechain Explorer', url: 'https://explore.vechain.org' } },
} as const

export const velas = {
  id: 106,
  name: 'Velas EVM Mainnet',
  nativeCurrency: { name: 'VLX', symbol: 'VLX', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmexplorer.velas.com/rpc'] } },
  blockExplorers: { default: { name: 'Velas Explorer', url: 'https://evmexplorer.velas.com' } },
} as const

export const viction = {
  id: 88,
  name: 'Viction',
  nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.viction.xyz'] } },
  blockExplorers: { default: { name: 'VIC Scan', url: 'https://vicscan.xyz' } },
} as const

export const victionTestnet = {
  id: 89,
  name: 'Viction Testnet',
  nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.viction.xyz'] } },
  blockExplorers: { default: { name: 'VIC Scan', url: 'https://testnet.vicscan.xyz' } },
  testnet: true,
} as const

export const vision = {
  id: 888888,
  name: 'Vision',
  nativeCurrency: { name: 'VISION', symbol: 'VS', decimals: 18 },
  rpcUrls: { default: { http: ['https://infragrid.v.network/ethereum/compatible'] } },
  blockExplorers: { default: { name: 'Vision Scan', url: 'https://visionscan.org' } },
} as const

export const visionTestnet = {
  id: 666666,
  name: 'Vision Testnet',
  nativeCurrency: { name: 'VISION', symbol: 'VS', decimals: 18 },
  rpcUrls: { default: { http: ['https://vpioneer.infragrid.v.network/ethereum/compatible'] } },
  blockExplorers: { default: { name: 'Vision Scan', url: 'https://visionscan.org/?chain=vpioneer' } },
  testnet: true,
} as const

export const wanchain = {
  id: 888,
  name: 'Wanchain',
  nativeCurrency: { name: 'WANCHAIN', symbol: 'WAN', decimals: 18 },
  rpcUrls: { default: { http: ['https://gwan-ssl.wandevs.org:56891', 'https://gwan2-ssl.wandevs.org'] } },
  blockExplorers: { default: { name: 'WanScan', url: 'https://wanscan.org' } },
} as const

export const wanchainTestnet = {
  id: 999,
  name: 'Wanchain Testnet',
  nativeCurrency: { name: 'WANCHAIN', symbol: 'WANt', decimals: 18 },
  rpcUrls: { default: { http: ['https://gwan-ssl.wandevs.org:46891'] } },
  blockExplorers: { default: { name: 'WanScanTest', url: 'https://wanscan.org' } },
  testnet: true,
} as const

export const weaveVMAlphanet = {
  id: 9496,
  name: 'WeaveVM Alphanet',
  nativeCurrency: { name: 'Testnet WeaveVM', symbol: 'tWVM', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.wvm.dev'] } },
  blockExplorers: { default: { name: 'WeaveVM Alphanet Explorer', url: 'https://explorer.wvm.dev' } },
  testnet: true,
} as const

export const wemix = {
  id: 1111,
  name: 'WEMIX',
  nativeCurrency: { name: 'WEMIX', symbol: 'WEMIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.wemix.com'] } },
  blockExplorers: { default: { name: 'wemixExplorer', url: 'https://explorer.wemix.com' } },
} as const

export const wemixTestnet = {
  id: 1112,
  name: 'WEMIX Testnet',
  nativeCurrency: { name: 'WEMIX', symbol: 'tWEMIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.test.wemix.com'] } },
  blockExplorers: { default: { name: 'wemixExplorer', url: 'https://testnet.wemixscan.com' } },
  testnet: true,
} as const

export const westendAssetHub = {
  id: 420420421,
  name: 'Westend Asset Hub',
  nativeCurrency: { name: 'Westies', symbol: 'WND', decimals: 18 },
  rpcUrls: { default: { http: ['https://westend-asset-hub-eth-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'subscan', url: 'https://westend-asset-hub-eth-explorer.parity.io' } },
  testnet: true,
} as const

export const whitechain = {
  id: 1875,
  name: 'Whitechain',
  nativeCurrency: { name: 'WhiteBIT Coin', symbol: 'WBT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.whitechain.io'] } },
  blockExplorers: { default: { name: 'Whitechain Explorer', url: 'https://explorer.whitechain.io' } },
} as const

export const whitechainSepolia = {
  id: 1874,
  name: 'Whitechain Sepolia',
  nativeCurrency: { name: 'WBT', symbol: 'WBT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.whitechain.io'] } },
  blockExplorers: {
    default: { name: 'Whitechain Testnet Explorer', url: 'https://explorer.testnet.whitechain.io' },
  },
  testnet: true,
} as const

export const whitechainTestnet = {
  id: 2625,
  name: 'Whitechain Testnet',
  nativeCurrency: { name: 'WhiteBIT Coin', symbol: 'WBT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet.whitechain.io'] } },
  blockExplorers: { default: { name: 'Whitechain Explorer', url: 'https://testnet.whitechain.io' } },
  testnet: true,
} as const

export const wmcTestnet = {
  id: 42070,
  name: 'WMC Testnet',
  nativeCurrency: { name: 'WMTx', symbol: 'WMTx', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-testnet-base.worldmobile.net'] } },
  blockExplorers: {
    default: { name: 'WMC Explorer', url: 'https://explorer2-base-testnet.worldmobile.net' },
  },
  testnet: true,
} as const

export const worldLand = {
  id: 103,
  name: 'WorldLand Mainnet',
  nativeCurrency: { name: 'WLC', symbol: 'WLC', decimals: 18 },
  rpcUrls: { default: { http: ['https://seoul.worldland.foundation'] } },
  blockExplorers: { default: { name: 'WorldLand Scan', url: 'https://scan.worldland.foundation' } },
} as const

export const worldchain = {
  id: 480,
  name: 'World Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
} as const

export const worldchainSepolia = {
  id: 4801,
  name: 'World Chain Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://worldchain-sepolia.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Worldscan Sepolia', url: 'https://sepolia.worldscan.org' } },
  testnet: true,
} as const

export const x1Testnet = {
  id: 1952,
  name: 'X1 Testnet',
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  rpcUrls: { default: { http: ['https://xlayertestrpc.okx.com'] } },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer-test' } },
  testnet: true,
} as const

export const xLayer = {
  id: 196,
  name: 'X Layer Mainnet',
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  rpcUrls: { default: { http: ['https://xlayerrpc.okx.com'] } },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer' } },
} as const

export const xLayerTestnet = {
  id: 1952,
  name: 'X1 Testnet',
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  rpcUrls: { default: { http: ['https://xlayertestrpc.okx.com'] } },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer-test' } },
  testnet: true,
} as const

export const xai = {
  id: 660279,
  name: 'Xai Mainnet',
  nativeCurrency: { name: 'Xai', symbol: 'XAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://xai-chain.net/rpc'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.xai-chain.net' } },
} as const

export const xaiTestnet = {
  id: 37714555429,
  name: 'Xai Testnet',
  nativeCurrency: { name: 'sXai', symbol: 'sXAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-v2.xai-chain.net/rpc'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer-v2.xai-chain.net' } },
  testnet: true,
} as const

export const xdc = {
  id: 50,
  name: 'XDC Network',
  nativeCurrency: { name: 'XDC', symbol: 'XDC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xdcrpc.com'] } },
  blockExplorers: { default: { name: 'XDCScan', url: 'https://xdcscan.com' } },
} as const

export const xdcTestnet = {
  id: 51,
  name: 'Apothem Network',
  nativeCurrency: { name: 'TXDC', symbol: 'TXDC', decimals: 18 },
  rpcUrls: { default: { http: ['https://erpc.apothem.network'] } },
  blockExplorers: { default: { name: 'XDCScan', url: 'https://testnet.xdcscan.com' } },
  testnet: true,
} as const

export const xgr = {
  id: 1643,
  name: 'XGR Mainnet',
  nativeCurrency: { name: 'XGR', symbol: 'XGR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xgr.network'] } },
  blockExplorers: { default: { name: 'XGR Explorer', url: 'https://explorer.xgr.network' } },
} as const

export const xgrTestnet = {
  id: 1879,
  name: 'XGR Testnet',
  nativeCurrency: { name: 'XGR', symbol: 'XGR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc1.testnet.xgr.network'] } },
  blockExplorers: { default: { name: 'XGR Testnet Explorer', url: 'https://explorer.testnet.xgr.network' } },
  testnet: true,
} as const

export const xoneMainnet = {
  id: 3721,
  name: 'Xone Chain Mainnet',
  nativeCurrency: { name: 'XOC', symbol: 'XOC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xone.org'] } },
  blockExplorers: { default: { name: 'Xone Mainnet Explorer', url: 'https://xonescan.com' } },
} as const

export const xoneTestnet = {
  id: 33772211,
  name: 'Xone Chain Testnet',
  nativeCurrency: { name: 'XOC', symbol: 'XOC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-testnet.xone.org',
        'https://rpc-testnet.xone.plus',
        'https://rpc-testnet.knight.center',
      ],
    },
  },
  blockExplorers: { default: { name: 'Xone Testnet Explorer', url: 'https://testnet.xonescan.com' } },
  testnet: true,
} as const

export const xphereMainnet = {
  id: 20250217,
  name: 'Xphere Mainnet',
  nativeCurrency: { name: 'XP', symbol: 'XP', decimals: 18 },
  rpcUrls: { default: { http: ['https://en-bkk.x-phere.com'] } },
  blockExplorers: { default: { name: 'Xphere Tamsa Explorer', url: 'https://xp.tamsa.io' } },
} as const

export const xphereTestnet = {
  id: 1998991,
  name: 'Xphere Testnet',
  nativeCurrency: { name: 'XPT', symbol: 'XPT', decimals: 18 },
  rpcUrls: { default: { http: ['http://testnet.x-phere.com'] } },
  blockExplorers: { default: { name: 'Xphere Tamsa Explorer', url: 'https://xpt.tamsa.io' } },
  testnet: true,
} as const

export const xpla = {
  id: 37,
  name: 'CONX Chain',
  nativeCurrency: { name: 'XPLA', symbol: 'XPLA', decimals: 18 },
  rpcUrls: { default: { http: ['https://dimension-evm-rpc.xpla.dev'] } },
  blockExplorers: { default: { name: 'CONX Explorer', url: 'https://explorer.conx.xyz' } },
} as const

export const xrOne = {
  id: 273,
  name: 'XR One',
  nativeCurrency: { name: 'XR1', symbol: 'XR1', decimals: 18 },
  rpcUrls: { default: { http: ['https://xr1.calderachain.xyz/http'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://xr1.calderaexplorer.xyz' } },
} as const

export const xrSepolia = {
  id: 2730,
  name: 'XR Sepolia',
  nativeCurrency: { name: 'tXR', symbol: 'tXR', decimals: 18 },
  rpcUrls: { default: { http: ['https://xr-sepolia-testnet.rpc.caldera.xyz/http'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://xr-sepolia-testnet.explorer.caldera.xyz' } },
  testnet: true,
} as const

export const xrplevm = {
  id: 1440000,
  name: 'XRPL EVM',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xrplevm.org'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.xrplevm.org' } },
} as const

export const xrplevmDevnet = {
  id: 1440002,
  name: 'XRPL EVM Devnet',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xrplevm.org/'] } },
  blockExplorers: { default: { name: 'XRPLEVM Devnet Explorer', url: 'https://explorer.xrplevm.org/' } },
  testnet: true,
} as const

export const xrplevmTestnet = {
  id: 1449000,
  name: 'XRPL EVM Testnet',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.xrplevm.org'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.testnet.xrplevm.org' } },
  testnet: true,
} as const

export const ynxTestnet = {
  id: 6423,
  name: 'YNX Testnet',
  nativeCurrency: { name: 'YNXT', symbol: 'YNXT', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.ynxweb4.com'] } },
  blockExplorers: { default: { name: 'YNX Explorer', url: 'https://explorer.ynxweb4.com' } },
  testnet: true,
} as const

export const yooldoVerse = {
  id: 50005,
  name: 'Yooldo Verse',
  nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.yooldo-verse.xyz'] } },
  blockExplorers: { default: { name: 'Yooldo Verse Explorer', url: 'https://explorer.yooldo-verse.xyz' } },
} as const

export const yooldoVerseTestnet = {
  id: 50006,
  name: 'Yooldo Verse Testnet',
  nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.testnet.yooldo-verse.xyz'] } },
  blockExplorers: {
    default: { name: 'Yooldo Verse Testnet Explorer', url: 'https://explorer.testnet.yooldo-verse.xyz' },
  },
  testnet: true,
} as const

export const zagros = {
  id: 21072026,
  name: 'Zagros',
  nativeCurrency: { name: 'Zagros', symbol: 'ZAGROS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zagros.network', 'https://rpc.zagrosnetwork.com'] } },
  blockExplorers: { default: { name: 'ZagrosRadar', url: 'https://zagrosradar.com' } },
} as const

export const zenchainTestnet = {
  id: 8408,
  name: 'ZenChain Testnet',
  nativeCurrency: { name: 'ZTC', symbol: 'ZTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://zenchain-testnet.api.onfinality.io/public'] } },
  blockExplorers: { default: { name: 'Zentrace', url: 'https://zentrace.io' } },
  testnet: true,
} as const

export const zeniq = {
  id: 383414847825,
  name: 'Zeniq Mainnet',
  nativeCurrency: { name: 'ZENIQ', symbol: 'ZENIQ', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.zeniq.network'] } },
  blockExplorers: { default: { name: 'Zeniq Explorer', url: 'https://zeniqscan.com' } },
} as const

export const zeroG = {
  id: 16600,
  name: '0G Newton Testnet',
  nativeCurrency: { name: 'A0GI', symbol: 'A0GI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmrpc-testnet.0g.ai'] } },
  blockExplorers: { default: { name: '0G BlockChain Explorer', url: 'https://chainscan-newton.0g.ai' } },
  testnet: true,
} as const

export const zeroGGalileoTestnet = {
  id: 16601,
  name: '0G Galileo Testnet',
  nativeCurrency: { name: 'A0GI', symbol: 'A0GI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmrpc-testnet.0g.ai'] } },
  blockExplorers: { default: { name: '0G BlockChain Explorer', url: 'https://chainscan-galileo.0g.ai' } },
  testnet: true,
} as const

export const zeroGMainnet = {
  id: 16661,
  name: '0G Mainnet',
  nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmrpc.0g.ai'] } },
  blockExplorers: { default: { name: '0G Chainscan', url: 'https://chainscan.0g.ai' } },
} as const

export const zeroGTestnet = {
  id: 16602,
  name: '0G Galileo Testnet',
  nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmrpc-testnet.0g.ai'] } },
  blockExplorers: { default: { name: '0G Chainscan', url: 'https://chainscan-galileo.0g.ai' } },
  testnet: true,
} as const

export const zeroNetwork = {
  id: 543210,
  name: 'Zero Network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zerion.io/v1/zero'] } },
  blockExplorers: { default: { name: 'Zero Network Explorer', url: 'https://explorer.zero.network' } },
} as const

export const zetachain = {
  id: 7000,
  name: 'ZetaChain',
  nativeCurrency: { name: 'Zeta', symbol: 'ZETA', decimals: 18 },
  rpcUrls: { default: { http: ['https://zetachain-evm.blockpi.network/v1/rpc/public'] } },
  blockExplorers: { default: { name: 'ZetaScan', url: 'https://zetascan.com' } },
} as const

export const zetachainAthensTestnet = {
  id: 7001,
  name: 'ZetaChain Athens Testnet',
  nativeCurrency: { name: 'Zeta', symbol: 'aZETA', decimals: 18 },
  rpcUrls: { default: { http: ['https://zetachain-athens-evm.blockpi.network/v1/rpc/public'] } },
  blockExplorers: { default: { name: 'ZetaScan', url: 'https://testnet.zetascan.com' } },
  testnet: true,
} as const

export const zhejiang = {
  id: 1337803,
  name: 'Zhejiang',
  nativeCurrency: { name: 'Zhejiang Ether', symbol: 'ZhejETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zhejiang.ethpandaops.io'] } },
  blockExplorers: { default: { name: 'Beaconchain', url: 'https://zhejiang.beaconcha.in' } },
  testnet: true,
} as const

export const zilliqa = {
  id: 32769,
  name: 'Zilliqa',
  nativeCurrency: { name: 'Zilliqa', symbol: 'ZIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.zilliqa.com'] } },
  blockExplorers: { default: { name: 'Ethernal', url: 'https://evmx.zilliqa.com' } },
} as const

export const zilliqaTestnet = {
  id: 33101,
  name: 'Zilliqa Testnet',
  nativeCurrency: { name: 'Zilliqa', symbol: 'ZIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://dev-api.zilliqa.com'] } },
  blockExplorers: { default: { name: 'Ethernal', url: 'https://evmx.testnet.zilliqa.com' } },
  testnet: true,
} as const

export const zircuit = {
  id: 48900,
  name: 'Zircuit Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.zircuit.com'] } },
  blockExplorers: { default: { name: 'Zircuit Explorer', url: 'https://explorer.zircuit.com' } },
} as const

export const zircuitGarfieldTestnet = {
  id: 48898,
  name: 'Zircuit Garfield Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://garfield-testnet.zircuit.com/'] } },
  blockExplorers: {
    default: {
      name: 'Zircuit Garfield Testnet Explorer',
      url: 'https://explorer.garfield-testnet.zircuit.com',
    },
  },
  testnet: true,
} as const

export const zkFair = {
  id: 42766,
  name: 'ZKFair Mainnet',
  nativeCurrency: { name: 'USD Coin', symbol: 'USDC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zkfair.io'] } },
  blockExplorers: { default: { name: 'zkFair Explorer', url: 'https://scan.zkfair.io' } },
} as const

export const zkFairTestnet = {
  id: 43851,
  name: 'ZKFair Testnet',
  nativeCurrency: { name: 'USD Coin', symbol: 'USDC', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.zkfair.io'] } },
  blockExplorers: { default: { name: 'zkFair Explorer', url: 'https://testnet-scan.zkfair.io' } },
  testnet: true,
} as const

export const zkLinkNova = {
  id: 810180,
  name: 'zkLink Nova',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zklink.io'] } },
  blockExplorers: { default: { name: 'zkLink Nova Block Explorer', url: 'https://explorer.zklink.io' } },
} as const

export const zkLinkNovaSepoliaTestnet = {
  id: 810181,
  name: 'zkLink Nova Sepolia Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.rpc.zklink.io'] } },
  blockExplorers: {
    default: { name: 'zkLink Nova Block Explorer', url: 'https://sepolia.explorer.zklink.io' },
  },
  testnet: true,
} as const

export const zkSync = {
  id: 324,
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.era.zksync.io'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io/' } },
} as const

export const zkSyncInMemoryNode = {
  id: 260,
  name: 'ZKsync InMemory Node',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8011'] } },
  testnet: true,
} as const

export const zkSyncLocalNode = {
  id: 270,
  name: 'ZKsync CLI Local Node',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:3050'] } },
  testnet: true,
} as const

export const zkSyncSepoliaTestnet = {
  id: 300,
  name: 'ZKsync Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.era.zksync.dev'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io/' } },
  testnet: true,
} as const

export const zkXPLA = {
  id: 375,
  name: 'zkXPLA Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zkxpla.io'] } },
  blockExplorers: { default: { name: 'zkXPLA Mainnet Explorer', url: 'https://explorer.zkxpla.io' } },
} as const

export const zkXPLATestnet = {
  id: 475,
  name: 'zkXPLA Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.zkxpla.io'] } },
  blockExplorers: { default: { name: 'zkXPLA Testnet Explorer', url: 'https://testnet-explorer.zkxpla.io' } },
  testnet: true,
} as const

export const zksync = {
  id: 324,
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.era.zksync.io'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io/' } },
} as const

export const zksyncInMemoryNode = {
  id: 260,
  name: 'ZKsync InMemory Node',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8011'] } },
  testnet: true,
} as const

export const zksyncLocalCustomHyperchain = {
  id: 272,
  name: 'ZKsync CLI Local Custom Hyperchain',
  nativeCurrency: { name: 'BAT', symbol: 'BAT', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:15200'] } },
  blockExplorers: { default: { name: 'ZKsync explorer', url: 'http://localhost:15005/' } },
  testnet: true,
} as const

export const zksyncLocalHyperchain = {
  id: 270,
  name: 'ZKsync CLI Local Hyperchain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:15100'] } },
  blockExplorers: { default: { name: 'ZKsync explorer', url: 'http://localhost:15005/' } },
  testnet: true,
} as const

export const zksyncLocalHyperchainL1 = {
  id: 9,
  name: 'ZKsync CLI Local Hyperchain L1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:15045'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'http://localhost:15001/' } },
  testnet: true,
} as const

export const zksyncLocalNode = {
  id: 270,
  name: 'ZKsync CLI Local Node',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:3050'] } },
  testnet: true,
} as const

export const zksyncSepoliaTestnet = {
  id: 300,
  name: 'ZKsync Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.era.zksync.dev'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io/' } },
  testnet: true,
} as const

export const zora = {
  id: 7777777,
  name: 'Zora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.zora.energy' } },
} as const

export const zoraSepolia = {
  id: 999999999,
  name: 'Zora Sepolia',
  nativeCurrency: { name: 'Zora Sepolia', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.rpc.zora.energy'] } },
  blockExplorers: {
    default: { name: 'Zora Sepolia Explorer', url: 'https://sepolia.explorer.zora.energy/' },
  },
  testnet: true,
} as const

export const zoraTestnet = {
  id: 999,
  name: 'Zora Goerli Testnet',
  nativeCurrency: { name: 'Zora Goerli', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://testnet.explorer.zora.energy' } },
  testnet: true,
} as const
