import { Readable } from 'node:stream'
import { getMap, getMapTile } from '#contract/map'
import { route } from '../../core/http/http.ts'
import { read, tileAt } from './map.service.ts'

export const map = [
  route(getMap, (call) => read(call)),
  route(getMapTile, async (call, { params }) => Readable.from([await tileAt(call, params)]))
]
