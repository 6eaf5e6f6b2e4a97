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

/* Four rows of weights at once, each times its input: the units are read and written once for all four. */
#define ROWS 4

FOR_WIDE_VECTORS
static void add_rows(double *restrict units, const double *const rows[ROWS], const double more[ROWS], Py_ssize_t width)
{
    const double *first = rows[0], *second = rows[1], *third = rows[2], *fourth = rows[3];
    double a = more[0], b = more[1], c = more[2], d = more[3];
    for (Py_ssize_t unit = 0; unit < width; unit++)
        units[unit] = units[unit] + a * first[unit] + b * second[unit] + c * third[unit] + d * fourth[unit];
}

FOR_WIDE_VECTORS
static void add_row(double *restrict units, const double *restrict row, double more, Py_ssize_t width)
{
    for (Py_ssize_t unit = 0; unit < width; unit++)
        units[unit] += more * row[unit];
}

/* What mypyc's functions give back if they have raised an exception: those without a result, and those with a float. */
#define NONE_ERROR 2
#define FLOAT_ERROR (-113.0)

/* vectors.add_products */
static inline char signoria_add_products(VecFloat units, VecFloat weights, VecFloat inputs, VecFloat before)
{
    if ((before.len && before.len < inputs.len) || weights.len < inputs.len * units.len) {
        PyErr_SetNone(PyExc_IndexError);
        return NONE_ERROR;
    }
    const double *rows[ROWS];
    double more[ROWS];
    int waiting = 0;
    for (Py_ssize_t at = 0; at < inputs.len; at++) {
        double input = before.len ? inputs.items[at] - before.items[at] : inputs.items[at];
        if (input == 0.0)
            continue;
        rows[waiting] = weights.items + at * units.len;
        more[waiting] = input;
        if (++waiting == ROWS) {
            add_rows(units.items, rows, more, units.len);
            waiting = 0;
        }
    }
    for (int at = 0; at < waiting; at++)
        add_row(units.items, rows[at], more[at], units.len);
    return 1;
}

/* As many sums as vectors.py has. */
#define SUMS 8

FOR_WIDE_VECTORS
static void add_positive(double found[SUMS], const double *units, const double *weights, Py_ssize_t count)
{
    double sums[SUMS] = {0.0}; /* of its own, or each step would write them to memory and read them again */
    for (Py_ssize_t first = 0; first < count; first += SUMS)
        for (int at = 0; at < SUMS; at++) {
            double unit = units[first + at] > 0.0 ? units[first + at] : 0.0; /* no branch: it cannot be foreseen */
            sums[at] += unit * weights[first + at];
        }
    for (int at = 0; at < SUMS; at++)
        found[at] = sums[at];
}

/* vectors.sum_of_positive */
static inline double signoria_sum_of_positive(double start, VecFloat units, VecFloat weights)
{
    if (weights.len < units.len) {
        PyErr_SetNone(PyExc_IndexError);
        return FLOAT_ERROR;
    }
    double sums[SUMS];
    Py_ssize_t whole = units.len - units.len % SUMS;
    add_positive(sums, units.items, weights.items, whole);
    for (Py_ssize_t unit = whole; unit < units.len; unit++)
        if (units.items[unit] > 0.0)
            sums[unit - whole] += units.items[unit] * weights.items[unit];
    double total = start;
    for (int at = 0; at < SUMS; at++)
        total += sums[at];
    return total;
}

#endif
