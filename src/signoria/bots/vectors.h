/* The loops of vectors.py for compiled code: the same order of additions, and so the same results to the last bit.
 *
 * mypyc calls them in place of the Python functions of the same name (see setup.py). They check lengths once, not at
 * every step, so that the compiler can use vector instructions. It must not fuse multiplication and addition, which
 * rounds differently: setup.py compiles with -ffp-contract=off. */

#ifndef SIGNORIA_VECTORS_H
#define SIGNORIA_VECTORS_H

#include <Python.h>

/* Also for processors with wider vectors than every machine has; the best one is chosen when the library is loaded. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_WIDE_VECTORS __attribute__((noinline, target_clones("avx2", "default")))
#else
#define FOR_WIDE_VECTORS
#endif

#if defined(_MSC_VER)
#define restrict __restrict
#endif

FOR_WIDE_VECTORS
static void add_row(double *restrict units, const double *restrict row, double more, Py_ssize_t width)
{
    for (Py_ssize_t unit = 0; unit < width; unit++)
        units[unit] += more * row[unit];
}

static inline char signoria_out_of_range(void)
{
    PyErr_SetNone(PyExc_IndexError);
    return 2; /* how mypyc says that a function without a result has failed */
}

/* vectors.add_products */
static inline char signoria_add_products(VecFloat units, VecFloat weights, VecFloat inputs, VecFloat before)
{
    if ((before.len && before.len < inputs.len) || weights.len < inputs.len * units.len)
        return signoria_out_of_range();
    const double *row = weights.items;
    for (Py_ssize_t at = 0; at < inputs.len; at++, row += units.len) {
        double more = before.len ? inputs.items[at] - before.items[at] : inputs.items[at];
        if (more != 0.0)
            add_row(units.items, row, more, units.len);
    }
    return 1;
}

/* vectors.sum_of_positive */
static inline double signoria_sum_of_positive(double start, VecFloat units, VecFloat weights)
{
    double total = start;
    Py_ssize_t width = units.len < weights.len ? units.len : weights.len;
    for (Py_ssize_t unit = 0; unit < width; unit++)
        if (units.items[unit] > 0.0)
            total += units.items[unit] * weights.items[unit];
    return total;
}

#endif
