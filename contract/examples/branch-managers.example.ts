import type { BranchManagers } from '../branch-managers.ts'

const account = (at: number, full_name: string, email_address: string) => ({
  uuid: `0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5f0${at}`,
  full_name,
  email_address,
  profile_picture_url: null,
  branch: 'Filiale Wien Innere Stadt'
})

const leader = account(1, 'Dr. Katharina Steiner-Waldhäusl, MBA', 'k.steiner@demo.example')
const anna = account(2, 'Mag. Anna Gruber', 'anna.gruber@demo.example')
const lukas = account(3, 'Lukas Hofer', 'lukas.hofer@demo.example')

export const exampleBranchManagers: BranchManagers = {
  is_closed: false,
  managers: [leader],
  candidates: [
    { ...anna, has_role: false },
    { ...lukas, has_role: true }
  ]
}
