import { FrameError } from '../errors/FrameError.ts'
import { createTable } from './createTable.ts'
import type { Database } from './Database.ts'

/**
 * Notes which party a database is of. Service and keeper in one database would be one party, and read each other's
 * version as theirs.
 *
 * @throws FrameError `FRAME_CONFIGURATION_INVALID` when it is the other's; `FRAME_DATABASE_UNAVAILABLE`
 */
export async function claimDatabase(database: Database, party: 'service' | 'keeper'): Promise<void> {
  await createTable(database, 'owner (id TEXT PRIMARY KEY, party TEXT NOT NULL)')
  await database.query(`INSERT INTO owner (id, party) VALUES ('frame', $1) ON CONFLICT (id) DO NOTHING`, [
    party,
  ])
  const [row] = await database.query(`SELECT party FROM owner WHERE id = 'frame'`)
  if (row?.party !== party)
    throw new FrameError('FRAME_CONFIGURATION_INVALID', {
      context: { problems: `database: it is the ${row?.party}'s, and the ${party} needs one of its own` },
    })
}
