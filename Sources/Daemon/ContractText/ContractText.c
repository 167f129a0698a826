// The contract inside the binary. C, because its `#embed` takes the file itself: nothing is
// generated that could fall behind, the compiler knows the file as an input, and it costs a
// twentieth of a second where SwiftPM's `embedInCode` makes an array literal that takes 16.
#include "ContractText.h"

static const unsigned char text[] = {
#embed "../../../Protocol/openrpc.json"
};

const unsigned char *contract_text_bytes(void) { return text; }

size_t contract_text_size(void) { return sizeof text; }

static const unsigned char presets[] = {
#embed "../../../Protocol/presets.json"
};

const unsigned char *presets_text_bytes(void) { return presets; }

size_t presets_text_size(void) { return sizeof presets; }
