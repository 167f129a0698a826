#ifndef CONTRACT_TEXT_H
#define CONTRACT_TEXT_H

#include <stddef.h>

/// The bytes of Protocol/openrpc.json as they were when this was compiled; they live as long as
/// the process.
const unsigned char *contract_text_bytes(void);

/// How many bytes there are.
size_t contract_text_size(void);

/// The bytes of Protocol/presets.json as they were when this was compiled; they live as long as
/// the process.
const unsigned char *presets_text_bytes(void);

/// How many bytes there are.
size_t presets_text_size(void);

#endif
