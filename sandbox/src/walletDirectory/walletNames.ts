import type { Random } from '../random/createRandom.ts'

/** Generates an endless sequence of unique wallet names. */
export function* walletNames(random: Random): Generator<string, never> {
  const used = new Set<string>()
  for (;;) {
    const name = makeName(random)
    if (used.has(name.toLowerCase())) continue
    used.add(name.toLowerCase())
    yield name
  }
}

function makeName(random: Random): string {
  const first = random.pick(firstWords)
  const second = random.pick(secondWords)
  const kind = random.next()
  if (kind < 0.3) return `${first} ${second}`
  if (kind < 0.52) return `${first}${second.toLowerCase()}`
  if (kind < 0.74) return `${first} ${random.pick(trades)}`
  if (kind < 0.82) return `${second} ${random.pick(trades)}`
  if (kind < 0.88) return `${first}.${random.pick(['io', 'fi', 'app', 'xyz'])}`
  if (kind < 0.93) return `${first} & ${second}`
  if (kind < 0.97) return `${random.pick(farWords)} ${random.pick(trades)}`
  return `${first} ${second} ${random.pick(trades)} for ${random.pick(purposes)}`
}

const firstWords = [
  'Amber', 'Anvil', 'Aster', 'Basalt', 'Birch', 'Bramble', 'Brisk', 'Cairn', 'Cedar', 'Cinder', 'Clover', 'Cobalt',
  'Copper', 'Coral', 'Dapple', 'Delta', 'Drift', 'Dune', 'Elder', 'Ember', 'Fable', 'Fathom', 'Fern', 'Flint',
  'Gale', 'Garnet', 'Glade', 'Granite', 'Harbour', 'Hazel', 'Heath', 'Hollow', 'Indigo', 'Iris', 'Juniper', 'Kelp',
  'Kestrel', 'Lantern', 'Larch', 'Linden', 'Loom', 'Lumen', 'Maple', 'Marble', 'Meadow', 'Mica', 'Moss', 'Nimbus',
  'North', 'Oaken', 'Ochre', 'Onyx', 'Opal', 'Orchard', 'Pebble', 'Pine', 'Plume', 'Quartz', 'Quill', 'Rowan',
  'Saffron', 'Sable', 'Sail', 'Sedge', 'Slate', 'Sorrel', 'Spruce', 'Tallow', 'Teal', 'Thistle', 'Tidal', 'Timber',
  'Umber', 'Vale', 'Velvet', 'Verdant', 'Willow', 'Winter', 'Wren', 'Yarrow', 'Zephyr',
] as const // biome-ignore format: a table of words

const secondWords = [
  'Arch', 'Badger', 'Bay', 'Beacon', 'Bridge', 'Burrow', 'Chest', 'Compass', 'Crest', 'Crane', 'Dock', 'Door',
  'Ferry', 'Field', 'Finch', 'Forge', 'Fox', 'Gate', 'Grove', 'Hare', 'Haven', 'Heron', 'Hive', 'Key', 'Lark',
  'Latch', 'Ledger', 'Lock', 'Magpie', 'Mill', 'Mint', 'Nest', 'Orbit', 'Osprey', 'Otter', 'Owl', 'Path', 'Pier',
  'Pocket', 'Pouch', 'Purse', 'Quay', 'Raven', 'Ridge', 'Seal', 'Shell', 'Signet', 'Spire', 'Stone', 'Swift', 'Till',
  'Tower', 'Trove', 'Trunk', 'Well', 'Wharf',
] as const // biome-ignore format: a table of words

const trades = ['Wallet', 'Wallet', 'Vault', 'Pay', 'Safe', 'Keys', 'Custody', 'One', 'Mobile'] as const

const farWords = [
  'Señal',
  'Übersee',
  'Łódka',
  'Žába',
  'Kōen',
  '星火',
  'Ночь',
  'Ångström',
  'Façade',
  'Ελιά',
] as const

const purposes = ['Teams', 'Collectors', 'Families', 'Institutions', 'Small Businesses'] as const
