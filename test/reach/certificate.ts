/** Vouches for localhost and for nothing else, whatever the clock says; whoever believes it has to be told to. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBeTCCAR+gAwIBAgITaibRfAYx7C15E5IQmutTLUwvkDAKBggqhkjOPQQDAjAU
MRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMDAwMTAxMDAwMDAwWhgPMjEyNjEyMzEy
MzU5NTlaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABNwgmnMaY5sQ624wZ6B05xYbsZYMzF3Bd6WRFprAOVFNp258QYIzR6qg
wM1DIE2bKv87vkG59MKrQ98gTXwznY+jTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBQhuP5guffEW/Ar76LZ
SWxfZA65HzAKBggqhkjOPQQDAgNIADBFAiEA0S2k1TantqORPc+a0BrmCC2EsEi1
aPD9dXmfrb2LxaMCIDl5OvLjqaYCmHjdPTNwsjOYxjuf7cF/dJKcmhLcdjeJ
-----END CERTIFICATE-----`

export const privateKey = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIHFFGvbN2vZDpasyak/tPNE3VMuFsJvoNjDdHbK7VxtsoAoGCCqGSM49
AwEHoUQDQgAE3CCacxpjmxDrbjBnoHTnFhuxlgzMXcF3pZEWmsA5UU2nbnxBgjNH
qqDAzUMgTZsq/zu+Qbn0wqtD3yBNfDOdjw==
-----END EC PRIVATE KEY-----`
